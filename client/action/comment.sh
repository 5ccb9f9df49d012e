#!/usr/bin/env bash
# comment.sh REPORT: the one comment of the audit on a pull request. The comment of an earlier run, known by its first
# line, is updated; without one, a report that found nothing is not commented. Needs gh, GITHUB_REPOSITORY, PULL_REQUEST.
set -euo pipefail

report=$1
max_bytes=60000
comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
MARK=$(sed -n 1p "$report")
export MARK

if (($(wc -c < "$report") > max_bytes)); then
  awk -v max="$max_bytes" '{ n += length($0) + 1; if (n < max) print }' "$report" > "$report.cut"
  printf '\nThe rest is in the summary of the job.\n' >> "$report.cut"
  report="$report.cut"
fi

# A pull request from a fork has a token that only reads.
refused() {
  echo "::warning::The audit could not comment on the pull request; its report is in the summary of the job."
  exit 0
}

own='.[] | select(.user.type == "Bot" and (.body | startswith(env.MARK))) | .id'
known=$(gh api --paginate "$comments" --jq "$own" | sed -n 1p) || refused
if [[ -n $known ]]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field "body=@$report" || refused
elif grep -q '^| \*\*' "$report"; then
  gh api --silent --method POST "$comments" --field "body=@$report" || refused
fi
