#!/usr/bin/env bash
# Posts the suggestions of a run on its pull request, each as a review comment. The file comes from code of the pull request,
# so only its shape is trusted: at most 20 comments, on this pull request. A line outside its changes takes no comment.
set -euo pipefail
number=$(gh api --method GET "repos/$GH_REPO/pulls" -f state=open -f "head=$HEAD_OWNER:$HEAD_BRANCH" --jq '.[0].number // empty')
[[ -n "$number" ]] || exit 0
posted=$(gh api --paginate "repos/$GH_REPO/pulls/$number/comments" --jq '.[] | "\(.path):\(.line // .original_line) \(.body)"')
jq --compact-output 'if type == "array" then .[:20][] else empty end' "$1" | while read -r comment; do
  known=$(jq --raw-output '"\(.path):\(.line) \(.body)"' <<< "$comment")
  [[ "$posted" == *"$known"* ]] && continue
  jq --arg commit "$HEAD_SHA" '{path, line, side: "RIGHT", body, commit_id: $commit}
    + (if .start_line then {start_line, start_side: "RIGHT"} else {} end)' <<< "$comment" |
    gh api --method POST "repos/$GH_REPO/pulls/$number/comments" --input - > /dev/null ||
    echo "not posted: $(jq --raw-output '.path' <<< "$comment")"
done
