import type { Limit } from '../../../src/model/limit.ts';
import type { PageVerdict } from '../../../src/model/page-verdict.ts';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { isLimitError, parseLimit } from '../../../src/rules/limits/parse-limit.ts';
import { pageVerdict } from '../../../src/rules/reading/page-verdict.ts';
import type { ReadEntry } from '../../../src/rules/reading/read-entry.ts';
import { pageHtml, type RestatedPage } from './templates.ts';

const ADDRESS = 'https://acme.example/pricing';

/** The entry that a page is about. */
export function entryOf({ limits, tier = 'Free', vendor = 'Acme' }: RestatedPage): ReadEntry {
  const read = limits.map(parseLimit).filter((limit): limit is Limit => !isLimitError(limit));
  return {
    vendor: { name: vendor, former_names: [] },
    offer: { tier, description: `The ${tier} plan is free.`, limits: read },
  };
}

/** The verdict on a page, from its HTML on; null where the entry's limits are no limits. */
export function verdictOn(page: RestatedPage): PageVerdict | null {
  const entry = entryOf(page);
  return entry.offer.limits?.length === page.limits.length
    ? pageVerdict(entry, htmlText(pageHtml(page), ADDRESS), ADDRESS)
    : null;
}

/** Whether the verdict of a changed page names what it states now. */
export const namesChange = ({ now }: RestatedPage, verdict: PageVerdict | null): boolean =>
  verdict?.outcome === 'changed' &&
  (now === undefined ? verdict.ended !== null : verdict.replaced.some((figure) => figure.now.startsWith(now)));
