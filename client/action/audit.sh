#!/usr/bin/env bash
# Runs the audit once: the report goes to a file and the job summary, the exit code to the outputs, so that the comment
# is written before the job fails. Settings come from DEALS_URL, DEALS_OFFLINE, DEALS_DIRECTORY and DEALS_FAIL_ON.
set -euo pipefail

deals=${DEALS_COMMAND:-"$GITHUB_ACTION_PATH/client/dist/deals.js"}
report="$RUNNER_TEMP/deals-audit.md"
given=(audit "$DEALS_DIRECTORY" --markdown)
[[ -z $DEALS_OFFLINE ]] || given+=(--offline "$DEALS_OFFLINE")
[[ -z $DEALS_FAIL_ON ]] || given+=(--fail-on "$DEALS_FAIL_ON")

code=0
node "$deals" "${given[@]}" > "$report" || code=$?
echo "code=$code" >> "$GITHUB_OUTPUT"
# 0 and 1 are reports; with any other code there is none.
if ((code <= 1)); then
  echo "report=$report" >> "$GITHUB_OUTPUT"
  cat "$report" >> "$GITHUB_STEP_SUMMARY"
fi
