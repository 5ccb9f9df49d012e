#!/usr/bin/env bash
# What deals-nightly.service runs. An error in any step ends it before the running service is touched.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Reads may have been committed on this machine (deals-reads.service).
git pull --rebase --quiet
npm ci --silent
day=$(npm run --silent next-build-date)
npm run --silent build -- --date "$day" --base-url "$BASE_URL" --out var/next
npm run --silent verify -- --dist var/next --all
npm run --silent next-build-date -- --wait "$day"
