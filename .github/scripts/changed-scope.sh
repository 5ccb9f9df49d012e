#!/usr/bin/env bash
# Prints `code=false` when a change touches entries of the catalogue only, and the words for editors that `npm run fix` takes
# from them, which the catalogue job judges alone; else `code=true`. Without a base (a run by hand) everything runs.
set -euo pipefail
entries='^catalogue/(vendors|reads|comparisons)/[^/]+\.yaml$|^catalogue/[a-z-]+\.yaml$|^catalogue/schemas/words\.json$'
if [[ -z "${BASE:-}" ]]; then
  echo 'code=true'
elif git diff --name-only --no-renames "$BASE...HEAD" | grep --quiet --invert-match --extended-regexp "$entries"; then
  echo 'code=true'
else
  echo 'code=false'
fi
