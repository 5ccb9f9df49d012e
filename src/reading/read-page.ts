import type { Offer, SourceCheck } from '../model/offer.ts';
import type { PageRead, BetterPage } from '../model/page-read.ts';
import { MAX_EVIDENCE_CHARS, type AttemptFailure, type PageFault, type PageVerdict } from '../model/page-verdict.ts';
import type { CitedPage } from '../rules/freshness/cited-pages.ts';
import { combinedVerdict } from '../rules/reading/combined-verdict.ts';
import { keptText } from '../rules/text/kept-text.ts';
import { nextRead, type ReadAttempt, type ReadFindings } from '../rules/freshness/next-read.ts';
import { isOtherDomain, type PageReader } from './page-rules.ts';
import { fetchText, type ReadablePage } from './page-text-of.ts';
import type { Proposal } from './proposal.ts';
import type { DoubtfulPage } from './second-reader.ts';
import { programmeProposal, termsProposal, termsSentence, urlProposal } from './proposals-of.ts';
import type { IsoDate } from '../model/iso-date.ts';

/** The outcome of reading one page: its new state, or the reason why it is left for another run. */
export type PageReading =
  | {
      readonly kind: 'read';
      readonly page: CitedPage;
      readonly next: PageRead;
      readonly proposals: readonly Proposal[];
    }
  | { readonly kind: 'deferred'; readonly page: CitedPage; readonly detail: string }
  /** Our own error; the page is left for the next run. */
  | { readonly kind: 'error'; readonly page: CitedPage; readonly error: unknown };

/** Fetches a cited page, evaluates what cites it, and returns its new state. Never rejects: one page must not end the run. */
export async function readPage(page: CitedPage, reader: PageReader): Promise<PageReading> {
  try {
    const arrived = await fetchText({ url: page.url }, reader.fetch);
    if (arrived.kind === 'deferred') return { kind: 'deferred', page, detail: arrived.detail };
    const { redirects } = arrived;
    if (arrived.kind === 'failure')
      return result(page, { kind: 'failed', failure: arrived.failure, redirects }, reader);
    const { readable } = arrived;
    const fault = reader.rules.fault(readable);
    const failure = fault === null ? null : FAULT_FAILURE[fault];
    if (failure) return result(page, { kind: 'failed', failure, redirects }, reader);
    const { findings, proposals } = await evaluate({ page, readable, fault }, reader);
    const isElsewhere = fault === 'other_domain' || isOtherDomain(page.url, readable.finalUrl);
    return { ...result(page, { kind: 'answered', findings, redirects, isElsewhere }, reader), proposals };
  } catch (error) {
    return { kind: 'error', page, error };
  }
}

function result(page: CitedPage, attempt: ReadAttempt, { date }: PageReader) {
  const next = nextRead(page.read, attempt, { url: page.url, date });
  return { kind: 'read', page, next, proposals: [] } as const;
}

/** Failures of pages that cannot hold the vendor's terms; null for pages that redirect to them or hold a part of them. */
const FAULT_FAILURE: Readonly<Record<PageFault, AttemptFailure | null>> = {
  soft_404: { category: 'source_unusable', error: 'the page says that it does not exist', isReachable: true },
  sign_in: { category: 'source_unusable', error: 'the page asks for a sign-in', isReachable: true },
  parked: { category: 'source_unusable', error: 'the domain is parked', isReachable: true },
  empty_page: { category: 'empty_page', error: 'the page has no text', isReachable: true },
  front_page_redirect: null,
  other_domain: null,
  truncated: null,
};

interface ReceivedPage {
  readonly page: CitedPage;
  readonly readable: ReadablePage;
  readonly fault: PageFault | null;
}

async function evaluate(received: ReceivedPage, reader: PageReader) {
  const { page, readable, fault } = received;
  const { vendor, url, records, programme } = page;
  const { date, rules } = reader;
  const at = { vendor, page: url, date };
  const verdicts = await Promise.all(page.offers.map((offer) => offerVerdict(offer, received, reader)));
  const better = await betterPage(received, verdicts, reader);
  const combined = combinedVerdict(verdicts);
  const found = keptText(combined?.found ?? '');
  const programmeVerdict = programme && withoutConfirmation(rules.programme(readable, programme, vendor), fault);
  const recordVerdicts = records.map((record) => withoutConfirmation(rules.record(readable, record, vendor), fault));
  const doubt = combined?.outcome === 'changed' ? termsSentence(combined, combined.replaced) : undefined;
  const findings: ReadFindings = {
    outcome: combined?.outcome ?? 'link_ok',
    ...(found !== undefined && { found }),
    ...(combined && {
      source_check:
        better?.check ??
        sourceCheck(combined.source_check, combined.found ?? 'The page states the terms of the entry', date),
    }),
    ...evidenceOf(combined),
    ...(better && { better_page: better.page }),
    ...(recordVerdicts.length > 0 && {
      record_checks: recordVerdicts.map((verdict) => ({
        ...verdict,
        ...sourceCheck(verdict.outcome, verdict.detail, date),
      })),
    }),
    ...(programmeVerdict && {
      programme_check: sourceCheck(programmeVerdict.outcome, programmeVerdict.detail, date),
    }),
    ...(doubt !== undefined && { refusal: doubt }),
    ...(readable.finalUrl !== url && { answered_by: readable.finalUrl }),
  };
  const proposals = [
    ...page.offers.map((offer, index) => (verdicts[index] ? termsProposal(offer, verdicts[index], at) : null)),
    ...(better?.proposals ?? []),
    programmeVerdict?.outcome === 'ok' ? programmeProposal(at) : null,
  ].filter((proposal) => proposal !== null);
  return { findings, proposals };
}

/** Another page than the cited one, or a part of it, bears nothing out. */
function withoutConfirmation<Verdict extends { readonly outcome: SourceCheck['outcome'] }>(
  verdict: Verdict,
  fault: PageFault | null,
) {
  return fault === null || verdict.outcome !== 'ok' ? verdict : { ...verdict, outcome: 'states_no_terms' as const };
}

async function offerVerdict(offer: Offer, { page, readable, fault }: ReceivedPage, reader: PageReader) {
  const { vendor } = page;
  const verdict = reader.rules.offer(readable, { offer, vendor });
  // A front page in the place of the cited one, another company's page, or a part of a page confirms nothing.
  if (fault !== null) return linkOnly(verdict, fault);
  const reread: DoubtfulPage['reread'] = (quotations, limits) =>
    reader.rules.offer(readable, { offer: { ...offer, ...(limits && { limits }) }, vendor, quotations });
  return reader.secondReader ? reader.secondReader({ offer, page, readable, verdict, reread }) : verdict;
}

function linkOnly(verdict: PageVerdict, fault: PageFault): PageVerdict {
  const source = verdict.source_check === 'ok' ? 'states_no_terms' : verdict.source_check;
  return {
    ...verdict,
    outcome: 'link_ok',
    source_check: source,
    found:
      fault === 'truncated'
        ? 'The page was not received whole.'
        : 'The address leads to another page than the cited one.',
    replaced: [],
    ended: null,
  };
}

/** More figures than this cannot belong to one entry. */
const MAX_EVIDENCE = 40;

function evidenceOf(verdict: PageVerdict | null): Pick<ReadFindings, 'evidence'> {
  const evidence = (verdict?.figures ?? []).slice(0, MAX_EVIDENCE).flatMap(({ figure, finding, text = '' }) => {
    const name = keptText(figure, MAX_EVIDENCE_CHARS);
    const around = keptText(text, MAX_EVIDENCE_CHARS);
    return name === undefined ? [] : [{ figure: name, finding, ...(around !== undefined && { text: around }) }];
  });
  return evidence.length === 0 ? {} : { evidence };
}

/** A page other than the cited one; with a check in the place of that of the cited page where it confirms all offers. */
interface OtherPage {
  readonly page: BetterPage;
  readonly check?: SourceCheck;
  readonly proposals: readonly Proposal[];
}

/**
 * Reads at most two other pages of the vendor where the cited one states no terms. The first that confirms all offers
 * counts as their source, and is proposed as their url; null where no other page was read. Where the cited page redirects to
 * another domain, that page is the only other one: if it confirms all offers, the vendor has moved there.
 */
async function betterPage(
  { page, readable, fault }: ReceivedPage,
  verdicts: readonly PageVerdict[],
  reader: PageReader,
): Promise<OtherPage | null> {
  if (fault === 'other_domain') {
    const moved = otherPage(page, readable, { reader, link: readable.finalUrl });
    return moved.check ? moved : null;
  }
  if (fault !== null) return null;
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

function otherPage(
  page: CitedPage,
  readable: ReadablePage,
  { reader: { rules, date }, link }: { readonly reader: PageReader; readonly link: string },
): OtherPage {
  const verdicts = page.offers.map((offer) => rules.offer(readable, { offer, vendor: page.vendor }));
  const outcome = (readable.isTruncated ? null : combinedVerdict(verdicts)?.outcome) ?? 'link_ok';
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
function sourceCheck(outcome: SourceCheck['outcome'], detail: string, date: IsoDate): SourceCheck {
  return { checked: date, outcome, detail: keptText(detail) ?? outcome };
}
