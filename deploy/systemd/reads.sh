#!/usr/bin/env bash
# What deals-reads.service runs: reads the pages that are due and commits the reads to this machine's clone.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Commits of earlier reads are here and nowhere else, so they are put on top of what was fetched. Edits that nobody has
# committed yet, such as an applied proposal, stay.
git pull --rebase --autostash --quiet
npm ci --no-audit --no-fund
date=$(date --utc +%F)
status=0
npm run --silent read -- --date "$date" --contact "$READS_CONTACT" --time-limit 90 --report var/reads/reads-report.md || status=$?
# 3 is an internal error on some page; the files of the others are whole.
if ((status != 0 && status != 3)); then exit "$status"; fi
# Beside the vendors as they are committed: an unfinished edit stops no reads.
checked=$(mktemp -d)
trap 'rm -rf "$checked"' EXIT
git archive HEAD catalogue | tar -x -C "$checked"
rm -rf "$checked/catalogue/reads"
cp -r catalogue/reads "$checked/catalogue/reads"
npm run --silent check -- --date "$date" --catalogue "$checked/catalogue"
git add catalogue/reads
if ! git diff --cached --quiet -- catalogue/reads; then
  git -c user.name='deals reads' -c user.email='deals-reads@localhost' \
    commit --quiet --message "reads: $date" -- catalogue/reads
fi
exit "$status"
