import type { PageVerdict } from '../../../src/model/page-verdict.ts';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { isLimitError, parseLimit } from '../../../src/rules/limits/parse-limit.ts';
import { pageVerdict } from '../../../src/rules/reading/page-verdict.ts';
import { CONFIRMED } from './confirmed.ts';
import { pageHtml, type RestatedPage } from './templates.ts';
import { CHANGED, LESSER } from './unconfirmed.ts';
import { variantsOf, type Variant } from './variants.ts';

const ADDRESS = 'https://acme.example/pricing';

/** The verdict on a page, from its HTML on; null where the entry's limits are no limits. */
export function verdictOn(page: RestatedPage): PageVerdict | null {
  const limits = page.limits.map(parseLimit);
  if (limits.some(isLimitError)) return null;
  const tier = page.tier ?? 'Free';
  const offer = { tier, description: `The ${tier} plan is free.`, limits: limits.flatMap((limit) => (isLimitError(limit) ? [] : [limit])) };
  return pageVerdict({ vendor: { name: page.vendor ?? 'Acme', former_names: [] }, offer }, htmlText(pageHtml(page), ADDRESS), ADDRESS);
}

export const RESTATED: readonly RestatedPage[] = [...CONFIRMED, ...CHANGED, ...LESSER];

/** The systematic variants whose entry can be written; none of them may be confirmed. */
export const VARIANTS: readonly Variant[] = CONFIRMED.flatMap((page) => [...variantsOf(page)]).filter(
  ({ page }) => !page.limits.map(parseLimit).some(isLimitError),
);

/** Whether the verdict of a changed page names what it states now. */
export const namesChange = ({ now }: RestatedPage, verdict: PageVerdict | null): boolean =>
  verdict?.outcome === 'changed' && (now === undefined ? verdict.ended !== null : verdict.replaced.some((figure) => figure.now.startsWith(now)));
