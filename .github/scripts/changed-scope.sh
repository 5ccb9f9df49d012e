#!/usr/bin/env bash
# Prints `code=false` when a change touches entries of the catalogue only, and the words for editors that `npm run fix` takes
# from them, which the catalogue job judges alone; else `code=true`. Without a base (a run by hand) everything runs.
set -euo pipefail
entries='^catalogue/(vendors|reads|comparisons)/[^/]+\.yaml$|^catalogue/[a-z-]+\.yaml$|^catalogue/schemas/words\.json$'
code=true
if [[ -n "${BASE:-}" ]]; then
  # No pipe: a grep that ends early would end git with an error, and with it the pipe.
  changed=$(git diff --name-only --no-renames "$BASE...HEAD")
  grep --quiet --invert-match --extended-regexp "$entries" <<< "$changed" || code=false
fi
echo "code=$code"
