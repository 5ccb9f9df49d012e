import { parse as parseDomain } from 'tldts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Offer, SourceCheck } from '../model/offer.ts';
import type { PageRead } from '../model/page-read.ts';
import type { AttemptFailure, PageFault, PageVerdict } from '../model/page-verdict.ts';
import { MAX_EVIDENCE_CHARS } from '../model/page-verdict.ts';
import type { CitedPage } from '../rules/reading/cited-pages.ts';
import { combinedVerdict } from '../rules/reading/combined-verdict.ts';
import { keptText } from '../rules/reading/kept-text.ts';
import { nextRead, type ReadAttempt, type ReadFindings } from '../rules/reading/next-read.ts';
import type { FetchedPage, Fetcher, FetchRequest, NotModified } from './fetch/fetch-result.ts';
import { refreshRequest } from './fetch/redirect.ts';
import { fingerprint } from './fingerprint.ts';
import type { PageRules, ReadablePage } from './page-rules.ts';
import type { Proposal } from './proposal.ts';
import { programmeProposal, termsProposal, termsSentence, urlProposal } from './proposals-of.ts';
import type { SecondReader } from './second-reader.ts';
import { pageTextOf } from './text/page-text-of.ts';

/** What reading a page takes. */
export interface PageReader {
  readonly fetch: Fetcher;
  readonly rules: PageRules;
  readonly date: IsoDate;
  readonly secondReader?: SecondReader;
}

/** How the read of one page ended: what is known of it now, or why it is left for another run. */
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

type Arrived =
  FetchedPage | NotModified | { readonly kind: 'text'; readonly readable: ReadablePage; readonly of: FetchedPage };
type Missed =
  | { readonly kind: 'deferred'; readonly detail: string }
  | { readonly kind: 'failure'; readonly failure: AttemptFailure; readonly redirects: readonly string[] };

/**
 * Fetches one cited page, judges it for everything that cites it, and says what is known of it afterwards. Never rejects:
 * an error of ours on one page must not end the run for the others.
 */
export async function readPage(page: CitedPage, reader: PageReader): Promise<PageReading> {
  try {
    return await reading(page, reader);
  } catch (error) {
    return { kind: 'error', page, error };
  }
}

async function reading(page: CitedPage, reader: PageReader): Promise<PageReading> {
  const { url } = page;
  const arrived = await textOf(requestFor(page), reader.fetch, url);
  if (arrived.kind === 'deferred') return { kind: 'deferred', page, detail: arrived.detail };
  if (arrived.kind === 'failure') {
    return result(page, { kind: 'failed', failure: arrived.failure, redirects: arrived.redirects }, reader.date);
  }
  if (arrived.kind === 'not_modified') {
    const isElsewhere = isOtherDomain(url, arrived.finalUrl);
    return result(page, { kind: 'unchanged', redirects: arrived.redirects, isElsewhere }, reader.date);
  }
  const { readable, of: fetched } = arrived;
  const fault = reader.rules.fault(readable, page.vendor);
  const failure = fault === null ? null : FAULT_FAILURE[fault];
  if (failure) {
    return result(page, { kind: 'failed', failure, redirects: fetched.redirects }, reader.date);
  }
  const { findings, proposals } = await judged(page, { readable, fetched, fault }, reader);
  const isElsewhere = fault === 'other_domain' || isOtherDomain(url, readable.finalUrl);
  const attempt = { kind: 'answered', findings, redirects: fetched.redirects, isElsewhere } as const;
  return { ...result(page, attempt, reader.date), proposals };
}

function result(page: CitedPage, attempt: ReadAttempt, date: IsoDate) {
  const next = nextRead(page.read, attempt, { url: page.url, date });
  return { kind: 'read', page, next, proposals: [] } as const;
}

/** Validators are sent only where the page was last compared with the entry as it is today. */
function requestFor(page: CitedPage): FetchRequest {
  const { url, read } = page;
  if (read?.last_read === undefined || read.compared !== fingerprint(page)) return { url };
  return {
    url,
    ...(read.etag !== undefined && { etag: read.etag }),
    ...(read.last_modified !== undefined && { lastModified: read.last_modified }),
    ...(read.answered_by !== undefined && { validatedUrl: read.answered_by }),
  };
}

/** The page as text; a meta refresh is followed once, as a redirect. */
async function textOf(
  request: FetchRequest,
  fetch: Fetcher,
  citedUrl: string,
): Promise<Exclude<Arrived, FetchedPage> | Missed> {
  const isRefreshed = request.redirects !== undefined;
  const fetched = await fetch(request);
  if (fetched.kind !== 'page') return fetched;
  const read = pageTextOf(fetched);
  if (read.kind === 'failure') return { kind: 'failure', failure: read.failure, redirects: fetched.redirects };
  const { refreshesTo } = read.page;
  if (refreshesTo !== null && !isRefreshed) return textOf(refreshRequest(fetched, refreshesTo), fetch, citedUrl);
  return { kind: 'text', readable: { text: read.page, citedUrl, finalUrl: fetched.finalUrl }, of: fetched };
}

/** Pages that are no page of the vendor's terms count as failed attempts, but for those that did lead somewhere. */
const FAULT_FAILURE: Readonly<Record<PageFault, AttemptFailure | null>> = {
  soft_404: { category: 'source_unusable', error: 'the page says that it does not exist', isReachable: true },
  sign_in: { category: 'source_unusable', error: 'the page asks for a sign-in', isReachable: true },
  parked: { category: 'source_unusable', error: 'the domain is parked', isReachable: true },
  empty_page: { category: 'empty_page', error: 'the page has no text', isReachable: true },
  front_page_redirect: null,
  other_domain: null,
};

interface Readable {
  readonly readable: ReadablePage;
  readonly fetched: FetchedPage;
  readonly fault: PageFault | null;
}

async function judged(page: CitedPage, { readable, fetched, fault }: Readable, reader: PageReader) {
  const { vendor, url, records, programme } = page;
  const at = { vendor, page: url, date: reader.date };
  const verdicts = await Promise.all(
    page.offers.map((offer) => offerVerdict(offer, { page, readable, fault }, reader)),
  );
  const better = fault === null ? await betterPage(page, { readable, verdicts }, reader) : null;
  const combined = combinedVerdict(verdicts);
  const programmeVerdict = programme && reader.rules.programme(readable, programme, vendor);
  const recordVerdicts = records.map((record) => reader.rules.record(readable, record, vendor));
  const doubt = combined?.outcome === 'changed' ? termsSentence(combined, combined.replaced) : undefined;
  const findings: ReadFindings = {
    outcome: combined?.outcome ?? 'link_ok',
    ...foundOf(combined),
    ...(combined && { source_check: better?.check ?? sourceCheckOf(combined, reader.date) }),
    ...evidenceOf(combined),
    ...(better && { better_page: better.page }),
    ...(recordVerdicts.length > 0 && {
      record_checks: recordVerdicts.map((verdict) => ({
        ...verdict,
        detail: keptText(verdict.detail) ?? verdict.outcome,
        checked: reader.date,
      })),
    }),
    ...(programmeVerdict && {
      programme_check: check(programmeVerdict.outcome, programmeVerdict.detail, reader.date),
    }),
    ...(doubt !== undefined && { refusal: doubt }),
    ...validatorsOf(fetched, page),
  };
  const isProgrammeRead = programmeVerdict?.outcome === 'ok';
  const proposals = [
    ...page.offers.map((offer, index) => (verdicts[index] ? termsProposal(offer, verdicts[index], at) : null)),
    ...(better?.proposals ?? []),
    isProgrammeRead ? programmeProposal(at) : null,
  ].filter((proposal) => proposal !== null);
  return { findings, proposals };
}

interface JudgedOffer {
  readonly page: CitedPage;
  readonly readable: ReadablePage;
  readonly fault: PageFault | null;
}

async function offerVerdict(offer: Offer, { page, readable, fault }: JudgedOffer, reader: PageReader) {
  const verdict = reader.rules.offer(readable, offer, page.vendor);
  // A front page in the place of the cited one, or another company's page, confirms nothing.
  if (fault !== null) return lesser(verdict);
  return reader.secondReader ? reader.secondReader({ offer, page, readable, verdict }) : verdict;
}

function lesser(verdict: PageVerdict): PageVerdict {
  const source = verdict.source_check === 'ok' ? 'states_no_terms' : verdict.source_check;
  return {
    ...verdict,
    outcome: 'link_ok',
    source_check: source,
    found: 'The address leads to another page than the cited one.',
    replaced: [],
    ended: null,
  };
}

/** Reads at most two other pages of the vendor where the cited one states no terms. The first that confirms all counts. */
async function betterPage(
  page: CitedPage,
  { readable, verdicts }: { readonly readable: ReadablePage; readonly verdicts: readonly PageVerdict[] },
  { fetch, rules, date }: PageReader,
) {
  const isSilent = verdicts.some(({ outcome }) => outcome === 'link_ok' || outcome === 'states_no_price');
  if (verdicts.length === 0 || !isSilent || verdicts.some(({ outcome }) => outcome === 'changed')) return null;
  let tried: PageRead['better_page'];
  for (const link of rules.betterLinks(readable).slice(0, MAX_BETTER_PAGES)) {
    const arrived = await textOf({ url: link }, fetch, link);
    if (arrived.kind !== 'text' || isOtherDomain(page.url, arrived.readable.finalUrl)) continue;
    if (rules.fault(arrived.readable, page.vendor) !== null) continue;
    const there = page.offers.map((offer) => rules.offer(arrived.readable, offer, page.vendor));
    const outcome = combinedVerdict(there)?.outcome ?? 'link_ok';
    tried ??= { url: link, read_on: date, outcome };
    if (outcome !== 'confirmed') continue;
    const at = { vendor: page.vendor, page: page.url, date };
    return {
      page: { url: link, read_on: date, outcome },
      check: check('ok', `The terms are on ${link}`, date),
      proposals: page.offers.map((offer) => urlProposal(offer, link, at)),
    };
  }
  return tried ? { page: tried, check: undefined, proposals: [] } : null;
}

const MAX_BETTER_PAGES = 2;

function foundOf(verdict: PageVerdict | null): Pick<ReadFindings, 'found'> {
  const found = verdict?.found === null || verdict === null ? undefined : keptText(verdict.found);
  return found === undefined ? {} : { found };
}

function sourceCheckOf(verdict: PageVerdict, date: IsoDate): SourceCheck {
  return check(verdict.source_check, verdict.found ?? 'The page states the terms of the entry', date);
}

function check(outcome: SourceCheck['outcome'], detail: string, date: IsoDate): SourceCheck {
  return { checked: date, outcome, detail: keptText(detail) ?? outcome };
}

/** More figures than this are no figures of one entry. */
const MAX_EVIDENCE = 40;

function evidenceOf(verdict: PageVerdict | null): Pick<ReadFindings, 'evidence'> {
  const evidence = (verdict?.figures ?? []).slice(0, MAX_EVIDENCE).flatMap(({ figure, finding, text }) => {
    const name = keptText(figure, MAX_EVIDENCE_CHARS);
    const around = text === undefined ? undefined : keptText(text, MAX_EVIDENCE_CHARS);
    return name === undefined ? [] : [{ figure: name, finding, ...(around !== undefined && { text: around }) }];
  });
  return evidence.length === 0 ? {} : { evidence };
}

function validatorsOf(fetched: FetchedPage, page: CitedPage): Partial<ReadFindings> {
  const { finalUrl, etag, lastModified } = fetched;
  return {
    compared: fingerprint(page),
    ...(finalUrl !== page.url && { answered_by: finalUrl }),
    // A page that was cut was not compared whole.
    ...(etag !== undefined && !fetched.isTruncated && { etag }),
    ...(lastModified !== undefined && !fetched.isTruncated && { last_modified: lastModified }),
  };
}

/** Whether two addresses are on different registrable domains. */
export function isOtherDomain(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => registrable(url));
  return first !== second;
}

function registrable(url: string): string | null {
  const { domain, hostname } = parseDomain(url, { allowPrivateDomains: true });
  return domain ?? hostname;
}
