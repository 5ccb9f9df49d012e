#!/usr/bin/env bash
# One issue per vendor with what its pages state otherwise than the catalogue, labelled. A finding is posted once: its id is
# looked for in all issues of the label, closed ones too, and in their comments.
set -euo pipefail

label=reads-proposal
texts=$(mktemp -d)
listed=$(npm run --silent propose -- --proposals reads-out/proposals --issues "$texts")
[[ -n $listed ]] || exit 0
gh label create "$label" --force --description 'A page states other terms than the catalogue' > /dev/null
posted=$(gh issue list --label "$label" --state all --limit 2000 --json body,comments \
  --jq '.[] | .body, (.comments[].body)')

while IFS=$'\t' read -r slug id; do
  if grep -qF "$id" <<< "$posted"; then continue; fi
  title="proposal: $slug"
  open=$(gh issue list --label "$label" --state open --limit 2000 --json number,title \
    --jq "[.[] | select(.title == \"$title\") | .number][0] // empty")
  if [[ -n $open ]]; then
    gh issue comment "$open" --body-file "$texts/$id.md"
  else
    gh issue create --title "$title" --label "$label" --body-file "$texts/$id.md"
  fi
done <<< "$listed"
