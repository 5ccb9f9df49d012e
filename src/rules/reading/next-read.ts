import type { IsoDate } from '../../model/iso-date.ts';
import type { BetterPage, PageRead, ReadFailure, RecordCheck } from '../../model/page-read.ts';
import type { AttemptFailure, FigureEvidence } from '../../model/page-verdict.ts';
import type { SourceCheck } from '../../model/offer.ts';
import type { ReadOutcome } from '../../model/vocabulary.ts';
import { addDays } from '../dates/days.ts';
import { FAILURES_TO_ENTER_QUARANTINE } from './quarantine.ts';
import { withoutKeys } from './without-keys.ts';

/** A page whose terms were found changed is read again after so many days. */
export const REREAD_DAYS = 7;

/** What an answered read concluded. Keys without a finding are left out. */
export interface ReadFindings {
  readonly outcome: ReadOutcome;
  /** One sentence; left out for `confirmed`. */
  readonly found?: string;
  readonly source_check?: SourceCheck;
  readonly evidence?: readonly FigureEvidence[];
  readonly better_page?: BetterPage;
  readonly record_checks?: readonly RecordCheck[];
  readonly programme_check?: SourceCheck;
  /** Why the terms that the page states may not replace the stored ones; set where the page was found changed. */
  readonly refusal?: string;
  /** The address that answered, where it is not the cited one. */
  readonly answered_by?: string;
}

interface Redirected {
  /** Each address that redirected, in order. */
  readonly redirects: readonly string[];
}

/** How one attempt to read a page ended. */
export type ReadAttempt =
  | (Redirected & {
      readonly kind: 'answered';
      readonly findings: ReadFindings;
      /** The address that answered is on another registrable domain. */
      readonly isElsewhere: boolean;
    })
  | (Redirected & { readonly kind: 'failed'; readonly failure: AttemptFailure });

/** The page and the day of an attempt. */
export interface AttemptOf {
  readonly url: string;
  readonly date: IsoDate;
}

/**
 * What is known of a page after one more attempt. An answered read clears failures and conclusions about the link; the
 * third failure in a row begins a quarantine; a failed attempt leaves the last read as it was. An unchanged page
 * repeats the outcome of its last read.
 */
export function nextRead(previous: PageRead | undefined, attempt: ReadAttempt, { url, date }: AttemptOf): PageRead {
  const read = previous ?? { url, last_attempt: date };
  switch (attempt.kind) {
    case 'answered':
      return answered(read, attempt, date);
    case 'failed':
      return failed(previous, attempt, { url, date });
  }
}

function answered(read: PageRead, attempt: Extract<ReadAttempt, { kind: 'answered' }>, date: IsoDate): PageRead {
  const { outcome, found, refusal, ...findings } = attempt.findings;
  const lastSuccess = outcome === 'confirmed' ? date : read.last_success;
  return {
    url: read.url,
    last_attempt: date,
    last_read: { date, outcome, ...(found !== undefined && { found }) },
    ...(lastSuccess !== undefined && { last_success: lastSuccess }),
    last_reachable: date,
    ...redirected(attempt),
    ...elsewhere(read, attempt.isElsewhere, date),
    ...(refusal !== undefined && {
      refused_read: { reason: refusal, refused_date: date, read_again_on: addDays(date, REREAD_DAYS) },
    }),
    ...findings,
  };
}

function failed(
  previous: PageRead | undefined,
  { failure, redirects }: Extract<ReadAttempt, { kind: 'failed' }>,
  { url, date }: AttemptOf,
): PageRead {
  const kept = previous ? withoutKeys(previous, ['link', 'redirects']) : { url };
  const link = linkAfter(previous?.link, failure, date);
  const answersStill = failure.isReachable && !link;
  return {
    ...kept,
    last_attempt: date,
    ...(answersStill && { last_reachable: date }),
    failure: failureAfter(previous?.failure, failure, date),
    ...(link && { link }),
    ...redirected({ redirects }),
  };
}

function failureAfter(
  previous: ReadFailure | undefined,
  { category, error }: AttemptFailure,
  date: IsoDate,
): ReadFailure {
  const consecutive = (previous?.consecutive ?? 0) + 1;
  const isEntering = consecutive >= FAILURES_TO_ENTER_QUARANTINE && previous?.quarantined_since === undefined;
  const since = isEntering ? date : previous?.quarantined_since;
  const retries = since !== undefined && !isEntering ? (previous?.retries ?? 0) + 1 : 0;
  return {
    category,
    consecutive,
    error,
    ...(since !== undefined && { quarantined_since: since }),
    ...(retries > 0 && { retries }),
  };
}

/** A refusal proves that something answers, so it clears a conclusion; errors and time-outs prove neither. */
function linkAfter(previous: PageRead['link'], { category, link }: AttemptFailure, date: IsoDate): PageRead['link'] {
  if (link === undefined) return category === 'bot_block' ? undefined : previous;
  const isSame = previous?.verdict === link;
  return { verdict: link, since: isSame ? previous.since : date, checked: date };
}

function elsewhere({ link }: PageRead, isElsewhere: boolean, date: IsoDate): Pick<PageRead, 'link'> {
  if (!isElsewhere) return {};
  const since = link?.verdict === 'redirected_elsewhere' ? link.since : date;
  return { link: { verdict: 'redirected_elsewhere', since, checked: date } };
}

function redirected({ redirects }: Redirected): Pick<PageRead, 'redirects'> {
  return redirects.length === 0 ? {} : { redirects };
}
