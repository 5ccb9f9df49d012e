#!/usr/bin/env bash
# What deals-reads.service runs: reads the pages that are due in a worktree of its own, and commits the reads to this machine's
# clone. It fetches no commits: deals-nightly.service does, and puts the reads on top of them.
set -euo pipefail
cd "$(dirname "$0")/../.."
home=$PWD
work=$home/var/reading
date=$(date --utc +%F)
author=(-c user.name='deals reads' -c user.email='deals-reads@localhost')

commit_reads() {
  git add --all catalogue/reads
  git diff --cached --quiet || git "${author[@]}" commit --quiet --message "reads: $date"
}
# Puts them on top of the commits of the clone, whose edits that are not committed do not matter.
rebase_reads() {
  git "${author[@]}" rebase --quiet "$(git -C "$home" rev-parse HEAD)" || { git rebase --abort && return 1; }
}

git worktree prune
[[ -e $work/.git ]] || git worktree add --no-checkout --detach --quiet "$work" HEAD
cd "$work"
mkdir -p catalogue/reads
# What a run that was killed, or could not be committed, left: locks, and reads. A file that is missing or empty is made again.
rm -f catalogue/reads/.reading.lock "$(git rev-parse --git-dir)/index.lock"
git rebase --abort 2> /dev/null || true
find catalogue/reads -name '*.yaml' -empty -delete
git reset --quiet
git checkout-index --all --quiet || true
commit_reads
git reset --hard --quiet
rebase_reads || git checkout --detach --force --quiet "$(git -C "$home" rev-parse HEAD)"
# Reads of a vendor that is gone would be an error of the catalogue.
for file in catalogue/reads/*.yaml; do
  [[ -e catalogue/vendors/${file##*/} ]] || rm -f "$file"
done

cd "$home"
status=0
npm run --silent read -- --catalogue "$work/catalogue" --date "$date" --contact "$READS_CONTACT" --time-limit 90 \
  --report var/reads/reads-report.md || status=$?
# 3 is an internal error on some page; the files of the others are whole.
if ((status != 0 && status != 3)); then exit "$status"; fi
check() { npm run --silent check -- --date "$date" --catalogue "$work/catalogue"; }
# Of a file with errors, as a crash of the machine leaves it, the clone has an earlier one or none.
for file in $(check | tee >(cat >&2) | sed -n "s|^$work/\(catalogue/reads/[^:]*\):[0-9:]* *error .*|\1|p" | sort -u); do
  git -C "$work" checkout --quiet "$(git rev-parse HEAD)" -- "$file" || rm -f "$work/$file"
done
check

# deals-nightly.service moves the clone under the same lock.
exec 9< .git
flock 9
cd "$work"
commit_reads
rebase_reads
git -C "$home" merge --ff-only --quiet "$(git rev-parse HEAD)"
exit "$status"
