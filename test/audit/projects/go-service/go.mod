module example.org/service

go 1.23

require github.com/getsentry/sentry-go v0.29.0

require (
	github.com/stripe/stripe-go/v79 v79.12.0
	github.com/aws/aws-lambda-go v1.47.0
	github.com/PagerDuty/go-pagerduty v1.8.0 // indirect
)
