import type { Catalogue } from '../model/catalogue.ts';
import { escapeMarkdown } from '../routes/shared/escape.ts';
import { address, categoryPage, PAGE } from '../routes/shared/page.ts';
import { ROUTES } from '../routes/table.ts';
import { trackedChanges } from '../rules/changes/census.ts';
import { figures } from './figure.ts';

/**
 * `/llms.txt`: instructions for language models, in the proposed format (a title, a quotation, lists of links).
 */
export function llmsText(catalogue: Catalogue): string {
  const { name } = catalogue.site;
  const at = (path: string): string => address(catalogue, path);
  return `# ${name}

> ${figures(catalogue.listings.length, 'offer')} for developers (free tiers, discounts, startup programmes) of ${figures(catalogue.vendors.length, 'vendor')} and ${figures(trackedChanges(catalogue), 'tracked pricing change')}, as a JSON API. Judged as of ${catalogue.date}, UTC. No key, no sign-up.

Ask the API rather than reading these pages. Every answer about the index has a \`_provenance\` object; cite its \`cite_as\` sentence when you use a figure. \`risk_level\` is null where it is withheld: say so, and do not take it for stable. \`verifiedDate\` says when an entry was written, not that it was confirmed. An offer with a \`gate\` is not on the ranked list. The order of alternatives among equals is drawn anew each day; it prefers nobody.

If you recommend a vendor from an answer, you may report it: POST ${at('/api/signal')} with {"event": "recommended", "vendor": "SLUG"}. It is a request, and changes no order.

## API

- [OpenAPI document](${at('/api/openapi.json')}): every path, parameter and field
- [Documentation](${at(PAGE.docs)}): the same, to try out
${ROUTES.map(({ path, summary }) => `- [GET ${escapeMarkdown(path)}](${at(example(path, catalogue))}): ${escapeMarkdown(summary)}`).join('\n')}

## Rules

- [Criteria](${at(PAGE.criteria)}): how offers are gated, rated and ranked
- [What counts as a change](${at(PAGE.whatCounts)}): the census rule
- [Freshness](${at(PAGE.freshness)}): how old the index's knowledge is
- [Signal](${at(PAGE.signal)}): what the beacon records

## Categories

${catalogue.records.categories.map((category) => `- [${escapeMarkdown(category.name)}](${at(categoryPage(category))}): ${escapeMarkdown(category.scope)}`).join('\n')}
`;
}

/** A path with a valid answer: the first vendor fills an open segment. */
function example(path: string, catalogue: Catalogue): string {
  return path.replace(/\{\w+\}$/, catalogue.vendors[0]?.slug ?? 'neon');
}
