import type { AttemptFailure } from '../../model/page-verdict.ts';
import type { ExchangeFailure } from './exchange-fault.ts';

/** The failure of an answer that is neither a page nor a redirect. Only a confirmed 404 may come here. */
export function statusFailure(status: number): AttemptFailure {
  const error = `HTTP ${status}`;
  if (status === 404) return { category: 'unreachable', error, isReachable: false, link: 'not_found' };
  if (status === 410) return { category: 'unreachable', error, isReachable: false, link: 'gone' };
  const isRefusal = status === 401 || status === 403 || status === 429;
  return { category: isRefusal ? 'bot_block' : 'http_error', error, isReachable: true };
}

/** The failure of a request without an answer, or with one that ended early. */
export function failureOf(fault: ExchangeFailure): AttemptFailure {
  const { error, hasAnswered: isReachable } = fault;
  switch (fault.kind) {
    case 'no_address':
      return { category: 'unreachable', error, isReachable, link: 'no_address' };
    case 'refused_address':
    case 'unusable':
      return { category: 'source_unusable', error, isReachable };
    case 'timeout':
      return { category: 'timeout', error, isReachable };
    case 'connect':
    case 'network':
      return { category: 'network_error', error, isReachable };
  }
}

/**
 * The same failure, met after a redirect: the cited host did answer, so nothing is concluded about its name. A status
 * keeps its meaning, because a visitor of the cited address meets it too.
 */
export function afterRedirect(failure: AttemptFailure): AttemptFailure {
  if (failure.link === 'not_found' || failure.link === 'gone') return failure;
  return { category: failure.category, error: failure.error, isReachable: true };
}

/** The address may not be requested, by the rules of this job. */
export function refusedUrl(refusal: string): AttemptFailure {
  return { category: 'source_unusable', error: `address refused: ${refusal}`, isReachable: false };
}
