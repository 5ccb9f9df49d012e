import type { IsoDate } from '../../model/iso-date.ts';
import type { PageRead, ReadFailure } from '../../model/page-read.ts';
import type { AttemptFailure } from '../../model/page-verdict.ts';
import type { ReadOutcome } from '../../model/vocabulary.ts';
import { addDays } from '../dates/days.ts';

/** A page whose terms were found changed is read again after so many days. */
const REREAD_DAYS = 7;

/** What an answered read concluded, most of it kept as it was found. Keys without a finding are left out. */
export interface ReadFindings extends Pick<
  PageRead,
  'source_check' | 'evidence' | 'better_page' | 'record_checks' | 'programme_check' | 'answered_by'
> {
  readonly outcome: ReadOutcome;
  /** One sentence; left out for `confirmed`. */
  readonly found?: string;
  /** Why the terms that the page states may not replace the stored ones; set where the page was found changed. */
  readonly refusal?: string;
}

/** How one attempt to read a page ended, with each address that redirected, in order. */
export type ReadAttempt = { readonly redirects: readonly string[] } & (
  | {
      readonly kind: 'answered';
      readonly findings: ReadFindings;
      /** The address that answered is on another registrable domain. */
      readonly isElsewhere: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: AttemptFailure }
);

/**
 * What is known of a page after one more attempt. An answered read clears failures and conclusions about the link; the
 * third failure in a row begins a quarantine; a failed attempt leaves the last read as it was.
 */
export function nextRead(
  previous: PageRead | undefined,
  attempt: ReadAttempt,
  { url, date }: { readonly url: string; readonly date: IsoDate },
): PageRead {
  const read = previous ?? { url, last_attempt: date };
  const redirects = attempt.redirects.length === 0 ? {} : { redirects: attempt.redirects };
  if (attempt.kind === 'failed') return { ...afterFailure(read, attempt.failure, date), ...redirects };
  const since = read.link?.verdict === 'redirected_elsewhere' ? read.link.since : date;
  return {
    ...afterAnswer(read, attempt.findings, date),
    last_reachable: date,
    ...redirects,
    ...(attempt.isElsewhere && { link: { verdict: 'redirected_elsewhere', since, checked: date } }),
  };
}

function afterAnswer({ url, last_success: before }: PageRead, findings: ReadFindings, date: IsoDate): PageRead {
  const { outcome, found, refusal, ...others } = findings;
  const success = outcome === 'confirmed' ? date : before;
  return {
    url,
    last_attempt: date,
    last_read: { date, outcome, ...(found !== undefined && { found }) },
    ...(success !== undefined && { last_success: success }),
    ...(refusal !== undefined && {
      refused_read: { reason: refusal, refused_date: date, read_again_on: addDays(date, REREAD_DAYS) },
    }),
    ...others,
  };
}

function afterFailure(read: PageRead, failure: AttemptFailure, date: IsoDate): PageRead {
  const link = linkAfter(read.link, failure, date);
  return {
    ...withoutKeys(read, ['link', 'redirects']),
    last_attempt: date,
    ...(failure.isReachable && !link && { last_reachable: date }),
    failure: failureAfter(read.failure, failure, date),
    ...(link && { link }),
  };
}

function failureAfter(previous: ReadFailure | undefined, failure: AttemptFailure, date: IsoDate): ReadFailure {
  const { category, error } = failure;
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
  return { verdict: link, since: previous?.verdict === link ? previous.since : date, checked: date };
}

/** Consecutive failures after which a page is no longer tried daily. */
const FAILURES_TO_ENTER_QUARANTINE = 3;
export const FIRST_RETRY_DAYS = 7;
const MAX_RETRY_DAYS = 28;

/** Whether so many failures put a page in quarantine; an answered read takes it out. */
export function isQuarantined(read: PageRead | undefined): boolean {
  return (read?.failure?.consecutive ?? 0) >= FAILURES_TO_ENTER_QUARANTINE;
}

/** The day on which a page that failed is tried again: the next day, and in quarantine after 7, 14, then 28 days. */
export function retryDay(read: PageRead): IsoDate {
  if (!isQuarantined(read)) return addDays(read.last_attempt, 1);
  const wait = Math.min(FIRST_RETRY_DAYS * 2 ** (read.failure?.retries ?? 0), MAX_RETRY_DAYS);
  return addDays(read.last_attempt, wait);
}

export function withoutKeys<Value extends object, Key extends keyof Value & string>(
  value: Value,
  keys: readonly Key[],
): Omit<Value, Key> {
  const left: ReadonlySet<string> = new Set(keys);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !left.has(key))) as Omit<Value, Key>;
}
