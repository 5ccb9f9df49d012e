#!/usr/bin/env bash
# Opens one issue when the nightly build or its deployment fails, says so in it when the next one fails too, and closes it
# when one succeeds. Reads OUTCOMES ("build success, deploy failure") and RUN_URL; calls the forge through gh.
set -euo pipefail

title='The nightly build failed'
open=$(gh issue list --state open --search "in:title \"$title\"" --json number,title \
  --jq "[.[] | select(.title == \"$title\") | .number][0] // empty")

if [[ $OUTCOMES == 'build success, deploy success' ]]; then
  if [[ -n $open ]]; then
    gh issue close "$open" --comment "It succeeded again: $RUN_URL"
  fi
  exit 0
fi

body="Outcome: $OUTCOMES. See $RUN_URL

Until it succeeds, files at their own path are of the last day that was built and are not cached; requests with parameters \
are computed for the current day. See \`docs/deploy.md\`."
if [[ -n $open ]]; then
  gh issue comment "$open" --body "$body"
else
  gh issue create --title "$title" --body "$body"
fi
