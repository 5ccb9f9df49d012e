#!/usr/bin/env bash
# What deals-reads.service runs: reads the pages that are due and commits the reads to this machine's clone. It fetches no
# commits: deals-nightly.service does, and puts the reads on top of them.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The vendors as they are committed: an unfinished edit stops no reads, and stays.
work=$(mktemp -d)
git archive HEAD catalogue | tar -x -C "$work"
# Reads of a vendor that is gone would be an error of the catalogue.
for file in catalogue/reads/*.yaml; do
  [[ -e $work/catalogue/vendors/${file##*/} ]] || rm -f "$file"
done
rm -rf "$work/catalogue/reads"
cp -r catalogue/reads "$work/catalogue/reads"
keep() {
  rm -rf catalogue/reads
  cp -r "$work/catalogue/reads" catalogue/reads
}
# Also where the run is ended early: its files are whole, and the next run goes on from them.
trap 'keep; rm -rf "$work"' EXIT
date=$(date --utc +%F)
status=0
npm run --silent read -- --catalogue "$work/catalogue" --date "$date" --contact "$READS_CONTACT" --time-limit 90 \
  --report var/reads/reads-report.md || status=$?
# 3 is an internal error on some page; the files of the others are whole.
if ((status != 0 && status != 3)); then exit "$status"; fi
npm run --silent check -- --date "$date" --catalogue "$work/catalogue"
keep
git add catalogue/reads
if ! git diff --cached --quiet -- catalogue/reads; then
  git -c user.name='deals reads' -c user.email='deals-reads@localhost' \
    commit --quiet --message "reads: $date" -- catalogue/reads
fi
exit "$status"
