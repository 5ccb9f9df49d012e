terraform {
  required_providers {
    cloudflare = {
      source  = "cloudflare/cloudflare" # "datadog/datadog"
      version = "~> 4"
    }
    neon = { source = "kislerdm/neon" }
  }
}

module "vpc" {
  source = "vercel/vercel"
}

provider "aws" {
  region = "eu-central-1"
}
