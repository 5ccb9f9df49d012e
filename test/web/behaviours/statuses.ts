import { FREE_TERMS, TERMS_PAGE } from '../acme.ts';
import { html, onceThen, status } from '../answers.ts';
import { CONFIRMED } from '../behaviour.ts';
import type { Behaviour } from '../behaviour.ts';
import type { FailureCategory } from '../../../src/model/vocabulary.ts';

function failing(host: string, code: number, category: FailureCategory): Behaviour {
  return {
    host,
    title: `the page answers ${code}`,
    answer: status(code),
    fetch: { kind: 'failure', category, isReachable: true, redirects: 0 },
    requests: 1,
    read: { kind: 'failure', category },
  };
}

const READ_PAGE = { kind: 'page', format: 'html', includes: FREE_TERMS } as const;

/** Answers other than 200, of each failure class. */
export const STATUSES: readonly Behaviour[] = [
  failing('status-401.test', 401, 'bot_block'),
  failing('status-403.test', 403, 'bot_block'),
  {
    host: 'status-404.test',
    title: 'the page answers 404 twice',
    answer: status(404),
    fetch: { kind: 'failure', category: 'unreachable', isReachable: false, link: 'not_found' },
    requests: 2,
    read: { kind: 'failure', category: 'unreachable', link: 'not_found' },
  },
  {
    host: 'status-404-once.test',
    title: 'the page answers 404 once and is there later',
    answer: onceThen(status(404), html(TERMS_PAGE)),
    fetch: READ_PAGE,
    requests: 2,
    read: CONFIRMED,
  },
  {
    host: 'status-404-then-503.test',
    title: 'the page answers 404, and then the host fails',
    answer: onceThen(status(404), status(503)),
    fetch: { kind: 'failure', category: 'http_error', isReachable: true },
    requests: 2,
    read: { kind: 'failure', category: 'http_error' },
  },
  {
    host: 'status-410.test',
    title: 'the page is gone for good',
    answer: status(410),
    fetch: { kind: 'failure', category: 'unreachable', isReachable: false, link: 'gone' },
    requests: 1,
    read: { kind: 'failure', category: 'unreachable', link: 'gone' },
  },
  failing('status-204.test', 204, 'http_error'),
  failing('status-304-unasked.test', 304, 'http_error'),
  failing('status-429.test', 429, 'bot_block'),
  {
    host: 'retry-after-1-second.test',
    title: 'the host asks for a second of rest and then answers',
    answer: onceThen(status(429, { 'retry-after': '1' }), html(TERMS_PAGE)),
    fetch: READ_PAGE,
    requests: 2,
    read: CONFIRMED,
  },
  {
    host: 'retry-after-an-hour.test',
    title: 'the host asks for an hour of rest',
    answer: status(429, { 'retry-after': '3600' }),
    fetch: { kind: 'failure', category: 'bot_block', isReachable: true },
    requests: 1,
    read: { kind: 'failure', category: 'bot_block' },
  },
  failing('status-500.test', 500, 'http_error'),
  {
    host: 'retry-after-503.test',
    title: 'the host is down for maintenance for a second',
    answer: onceThen(status(503, { 'retry-after': '1' }), html(TERMS_PAGE)),
    fetch: READ_PAGE,
    requests: 2,
    read: CONFIRMED,
  },
];
