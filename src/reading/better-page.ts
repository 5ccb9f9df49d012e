import type { IsoDate } from '../model/iso-date.ts';
import type { SourceCheck } from '../model/offer.ts';
import type { BetterPage } from '../model/page-read.ts';
import type { PageVerdict } from '../model/page-verdict.ts';
import type { CitedPage } from '../rules/freshness/cited-pages.ts';
import { combinedVerdict } from '../rules/reading/combined-verdict.ts';
import { keptText } from '../rules/text/kept-text.ts';
import { isOtherDomain, type PageReader } from './page-rules.ts';
import { fetchText, type ReadablePage } from './page-text-of.ts';
import type { Proposal } from './proposal.ts';
import { urlProposal } from './proposals-of.ts';

/** A page other than the cited one; with a check in the place of that of the cited page where it confirms all offers. */
interface OtherPage {
  readonly page: BetterPage;
  readonly check?: SourceCheck;
  readonly proposals: readonly Proposal[];
}

/**
 * Reads at most two other pages of the vendor where the cited one states no terms. The first that confirms all offers
 * counts as their source, and is proposed as their url; null where no other page was read.
 */
export async function betterPage(
  page: CitedPage,
  { readable, verdicts }: { readonly readable: ReadablePage; readonly verdicts: readonly PageVerdict[] },
  reader: PageReader,
): Promise<OtherPage | null> {
  const isSilent = verdicts.some(({ outcome }) => outcome === 'link_ok' || outcome === 'states_no_price');
  if (!isSilent || verdicts.some(({ outcome }) => outcome === 'changed')) return null;
  let tried: OtherPage | null = null;
  for (const link of reader.rules.betterLinks(readable, page.offers)) {
    const arrived = await fetchText({ url: link }, reader.fetch);
    if (arrived.kind !== 'text' || isOtherDomain(page.url, arrived.readable.finalUrl)) continue;
    if (reader.rules.fault(arrived.readable) !== null) continue;
    const other = otherPage(page, arrived.readable, { reader, link });
    if (other.check) return other;
    tried ??= other;
  }
  return tried;
}

/** The page to which the cited one redirects on another domain: where it confirms all offers, the vendor has moved there. */
export function movedPage(page: CitedPage, readable: ReadablePage, reader: PageReader): OtherPage | null {
  const other = otherPage(page, readable, { reader, link: readable.finalUrl });
  return other.check ? other : null;
}

function otherPage(
  page: CitedPage,
  readable: ReadablePage,
  { reader: { rules, date }, link }: { readonly reader: PageReader; readonly link: string },
): OtherPage {
  const verdicts = page.offers.map((offer) => rules.offer(readable, { offer, vendor: page.vendor }));
  const outcome = combinedVerdict(verdicts)?.outcome ?? 'link_ok';
  const found = { url: link, read_on: date, outcome };
  if (outcome !== 'confirmed') return { page: found, proposals: [] };
  const at = { vendor: page.vendor, page: page.url, date };
  return {
    page: found,
    check: sourceCheck('ok', `The terms are on ${link}`, date),
    proposals: page.offers.map((offer) => urlProposal(offer, link, at)),
  };
}

/** A source check of the day, with the part of its detail that may be stored. */
export function sourceCheck(outcome: SourceCheck['outcome'], detail: string, date: IsoDate): SourceCheck {
  return { checked: date, outcome, detail: keptText(detail) ?? outcome };
}
