#!/usr/bin/env bash
# Unpacks the artifact of the job that fetches pages: catalogue/reads is replaced, reads-out holds report and proposals.
# Refuses an archive with any other member, with more than MAX_BYTES or MAX_FILES, or without a read, which would remove all
# that there are: that job has read pages of strangers.
set -euo pipefail

archive=$1
MAX_BYTES=200000000
MAX_FILES=20000
allowed='^(reads/|reads/\.gitkeep|reads/[a-z0-9-]+\.yaml|reads-out/|reads-out/reads-report\.md|reads-out/proposals/|reads-out/proposals/[a-z0-9-]+\.patch\.yaml)$'
# Listed before they are searched: a search that ends early would end the pipe with an error of its own.
listing=$(tar -tvzf "$archive")
names=$(tar -tzf "$archive")
# First column of the long listing: "-" for a file, "d" for a folder, anything else is refused.
if grep -q '^[^-d]' <<< "$listing" || grep -Evq "$allowed" <<< "$names"; then
  echo 'the archive holds more than reads, a report and proposals' >&2
  exit 1
fi
bytes=$(awk '{ bytes += $3 } END { printf "%.0f", bytes }' <<< "$listing")
if ((bytes > MAX_BYTES)); then
  echo "the archive holds $bytes bytes, of at most $MAX_BYTES" >&2
  exit 1
fi
files=$(wc -l <<< "$names")
if ((files > MAX_FILES)); then
  echo "the archive holds $files files, of at most $MAX_FILES" >&2
  exit 1
fi
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
tar -xzf "$archive" --no-same-owner --no-same-permissions -C "$unpacked"
if [[ -z $(find "$unpacked" -path '*/reads/*.yaml' -print -quit) ]]; then
  echo 'the archive holds no reads' >&2
  exit 1
fi
find catalogue/reads -name '*.yaml' -delete
find "$unpacked/reads" -name '*.yaml' -exec cp --target-directory catalogue/reads {} +
rm -rf reads-out
if [[ -d $unpacked/reads-out ]]; then cp -r "$unpacked/reads-out" reads-out; fi
