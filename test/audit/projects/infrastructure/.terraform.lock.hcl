provider "registry.terraform.io/pagerduty/pagerduty" {
  version = "3.0.0"
}
