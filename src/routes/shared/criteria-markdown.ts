import type { Catalogue } from '../../model/catalogue.ts';
import { CHANGE_TYPES, type ChangeType } from '../../model/vocabulary.ts';
import { DAYS_A_WITHDRAWAL_WEIGHS, DAYS_BEFORE_AN_ENTRY_IS_OLD, WEIGHT } from '../../rules/ranking/demerits.ts';
import { DAYS_BEFORE_EXPIRY } from '../../rules/dates/deadlines.ts';
import { DAYS_BEFORE_LAPSING, DAYS_BEFORE_SOFTENING, LAPSING, SEVERITY_OF } from '../../rules/risk/risk-rating.ts';
import { direction } from '../../rules/risk/standing.ts';
import { DAYS_BEFORE_VERIFICATION_LAPSES } from '../../rules/risk/gate.ts';
import { DAYS_OF_GRACE } from '../../rules/risk/read-findings.ts';
import { address, PAGE } from './page.ts';

/** The rules by which offers are gated, rated, classed and ranked, as Markdown; every figure comes from the rule itself. */
export function criteriaMarkdown(catalogue: Catalogue): string {
  return `# Criteria

Every judgement here follows from dated records by rules that a reader can apply again. A place cannot be bought, and no count of clicks, recommendations or sign-ups enters.

## What is listed apart

Some offers are listed after the others, without a rank and a risk level. The first of these that holds is the reason given (\`gate.code\`).

- **Retired** (\`offer_retired\`): the tier is recorded as retired, discontinued, sunset or withdrawn.
- **Discontinued** (\`product_discontinued\`): a record says that the product ended, and the day is not in the future.
- **Expired** (\`offer_expired\`): its last day is past.
- **Not free** (\`not_a_free_offer\`): the tier is not free.
- **Not for everyone** (\`eligibility_restricted\`): only some may take it: startups, students, open-source projects and the like.
- **Not re-read for long** (\`verification_lapsed\`): neither written nor read against its page within ${DAYS_BEFORE_VERIFICATION_LAPSES} days.

## Risk level

A level (\`risk_level\`) is set by one dated record, which is always named (\`risk_cause\`): the most severe that counts, then the newest. Only records in force, not ahead of today, with a source, and not left unconfirmed by archived copies count. Without any, the level is \`stable\`.

| Type of change | Direction | Sets | For how long |
| --- | --- | --- | --- |
${CHANGE_TYPES.map((type) => `| ${type} | ${direction(type)} | ${sets(type)} | ${duration(type)} |`).join('\n')}

A record about another tier, or one that left the tier as it was or widened it, sets nothing. Neither does one that was reversed or withdrawn.

There is no level, which is not \`stable\`, for an offer that is listed apart; where every record that would set one names no source or is unconfirmed; where the page answered 410, or 404 or no address for ${DAYS_OF_GRACE} days; and, for \`stable\` alone, where the last look at the cited page did not bear the entry out or a change read from it was refused. A page that refuses robots proves nothing.

## Stability

- \`volatile\`: the free tier or the open source was taken away, the product ends, or two or more negative records count.
- \`watch\`: one negative record counts.
- \`improving\`: at least one positive record with a source, and no negative one.
- \`stable\`: none of these.

No class is given where the link is unreachable; \`stable\` and \`improving\` also on any ground that leaves out a favourable level.

## Rank

All others are ordered by their demerits, fewer first. There are no merits to collect.

| Ground | Demerits |
| --- | --- |
| Free tier withdrawn within ${DAYS_A_WITHDRAWAL_WEIGHS} days | ${WEIGHT.withdrawn} |
| The page of the offer is gone for good | ${WEIGHT.gone} |
| The page of the offer is unreachable | ${WEIGHT.unreachable} |
| Time-limited: credits, trials, betas, previews, sandboxes | ${WEIGHT.timeLimited} |
| Neither written nor confirmed within ${DAYS_BEFORE_AN_ENTRY_IS_OLD} days, unless its page already counts | ${WEIGHT.old} |
| Ends within ${DAYS_BEFORE_EXPIRY} days | ${WEIGHT.expiring} |

Reduced limits, new prices and restrictions are shown and rated, but move no rank. Neither do signals, referral programmes or the size of a vendor. Offers with equal demerits are shuffled anew each UTC day, by a seed made from the day, the query and the demerits; nothing of an offer enters. The first of several equals is not better than the second.

## Dates

\`verifiedDate\` is the day an entry was written, no confirmation. \`last_read_date\` is the last read of the cited page. A change with \`date_meaning\` \`discovered\` was found on that day; when it took effect is unknown.

With an example to recompute: ${address(catalogue, PAGE.criteria)}
`;
}

function sets(type: ChangeType): string {
  const severity = SEVERITY_OF[type];
  return severity === 'by effect' ? 'risky if the listed product ends, caution if it narrows' : (severity ?? 'nothing');
}

function duration(type: ChangeType): string {
  const severity = SEVERITY_OF[type];
  if (severity === null) return '–';
  if (LAPSING.has(type)) return `${DAYS_BEFORE_LAPSING} days`;
  return severity === 'caution' ? 'for good' : `softens to caution after ${DAYS_BEFORE_SOFTENING} days`;
}
