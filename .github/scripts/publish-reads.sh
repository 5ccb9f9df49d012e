#!/usr/bin/env bash
# Opens the pull request "reads: DATE" with catalogue/reads as it is in the working tree, and merges it. Nothing is opened
# where nothing was read, where the catalogue would be invalid, or where any other file has changed.
set -euo pipefail

if [[ -z $(git status --porcelain -- catalogue/reads) ]]; then
  echo 'no reads to publish'
  exit 0
fi
# reads.tar.gz and reads-out are the artifact, unpacked.
others=$(git status --porcelain -- . ':!catalogue/reads' ':!reads-out' ':!reads.tar.gz')
if [[ -n $others ]]; then
  printf 'other files than reads have changed:\n%s\n' "$others" >&2
  exit 1
fi
npm run --silent check -- --date "$DATE"

branch="reads/$DATE"
gh auth setup-git
git switch --quiet --create "$branch"
git add catalogue/reads
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message "reads: $DATE"
# A second run of the day replaces the branch of the first.
git push --quiet --force "https://github.com/$GH_REPO.git" "HEAD:refs/heads/$branch"
# A branch of a fork may have the same name.
number=$(gh pr list --head "$branch" --state open --limit 1000 --json number,isCrossRepository \
  --jq 'map(select(.isCrossRepository | not))[0].number // empty')
if [[ -z $number ]]; then
  gh pr create --head "$branch" --title "reads: $DATE" --body-file reads-out/reads-report.md
else
  gh pr edit "$number" --body-file reads-out/reads-report.md
fi
# The body of the pull request quotes pages; the commit on main does not.
if ! answer=$(gh pr merge "$branch" --squash --delete-branch --subject "reads: $DATE" --body '' 2>&1); then
  echo "::warning::$branch was not merged (${answer//$'\n'/ }); the proposals are published all the same"
fi
