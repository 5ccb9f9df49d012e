#!/usr/bin/env bash
# What deals-nightly.service runs. The build of the coming day is made and verified in a worktree of its own; the running
# service, its files and its build are not touched before that, and the proven build itself is put in place.
set -euo pipefail
cd "$(dirname "$0")/../.."
# deals-reads.service commits under the same lock.
exec 9< .git
flock 9
home=$PWD
next=$home/var/nightly
out=$home/var/next
upstream=$(git rev-parse --abbrev-ref --symbolic-full-name '@{upstream}')

git fetch --quiet
before=$(git rev-parse HEAD)
# Made anew: an earlier run may have left locks, half a rebase or half a worktree. Forced twice, because git locks one that it makes.
rm -rf "$next"
git worktree add --force --force --detach --quiet "$next" "$before"

cd "$next"
# Reads may have been committed on this machine (deals-reads.service): they are put on top of what was fetched.
author=(-c user.name='deals nightly' -c user.email='deals-nightly@localhost')
git "${author[@]}" rebase --quiet "$upstream"
# Reads of a vendor that was removed upstream would be an error of the catalogue.
for file in catalogue/reads/*.yaml; do
  [[ -e catalogue/vendors/${file##*/} ]] || rm -f "$file"
done
git add --update
git diff --cached --quiet || git "${author[@]}" commit --quiet --message 'reads: remove those of vendors that are gone'
built=$(git rev-parse HEAD)
npm ci --no-audit --no-fund
# The coming day from 45 minutes before it; at any other time the current one.
day=$(date --utc --date "+45 minutes" +%F)
npm run --silent build -- --date "$day" --base-url "$BASE_URL" --precompress --out "$out"
npm run --silent verify -- --dist "$out" --all
while [[ $(date --utc +%F) < $day ]]; do sleep 1; done

cd "$home"
if [[ $(git rev-parse HEAD) != "$before" ]]; then
  echo 'a commit was made in the clone meanwhile: nothing is delivered, and the next run builds with it' >&2
  exit 1
fi
# Read by the unit; a run that ends early leaves it to the next.
git diff --quiet "$before" "$built" -- functions migrations package-lock.json scripts src || touch var/restart
# Of files whose owner or times were changed git would say that they are edited.
git update-index -q --refresh || true
git reset --keep --quiet "$built"
# The packages that made the build: nothing is fetched here.
rm -rf var/packages
[[ ! -e node_modules ]] || mv node_modules var/packages
mv "$next/node_modules" .
npm run --silent deliver -- --from "$out"
# `npm start --updates-file`: /api/health says when this is older than two days.
touch var/updated
