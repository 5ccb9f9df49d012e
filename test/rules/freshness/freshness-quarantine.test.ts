import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../src/model/offer.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import { freshness } from '../../../src/rules/freshness/freshness.ts';
import { catalogue, offer, read, vendor, type Plain } from '../../builders.ts';

const page = (name: string, given: Partial<Plain<Offer>>, reads: readonly PageRead[] = []) =>
  vendor({ name, offers: [offer(given)], reads });

describe('quarantine', () => {
  const failing = (consecutive: number, retries?: number) =>
    read({
      last_attempt: '2026-11-01',
      failure: {
        category: 'bot_block',
        consecutive,
        error: 'HTTP 403',
        quarantined_since: '2026-10-01',
        ...(retries === undefined ? {} : { retries }),
      },
    });
  const quarantined = (given: PageRead) => freshness(catalogue({ vendors: [page('Acme', {}, [given])] })).quarantine;

  test('is entered at the third failure in a row', () => {
    expect(quarantined(read()).count).toBe(0);
    expect(quarantined(failing(2)).count).toBe(0);
    expect(quarantined(failing(3))).toEqual({
      count: 1,
      retry_after_days: 7,
      by_reason: {
        bot_block: 1,
        unreachable: 0,
        http_error: 0,
        timeout: 0,
        network_error: 0,
        empty_page: 0,
        source_unusable: 0,
      },
      entries: [
        {
          vendor: 'Acme',
          url: 'https://acme.example/pricing',
          consecutive_failures: 3,
          failure_category: 'bot_block',
          last_error: 'HTTP 403',
          last_attempt_at: '2026-11-01',
          last_success: '2026-11-19',
          quarantined_since: '2026-10-01',
          next_retry: '2026-11-08',
        },
      ],
    });
  });

  test('has no page that was never attempted', () => {
    expect(freshness(catalogue({ vendors: [page('Acme', {})] })).quarantine).toMatchObject({ count: 0, entries: [] });
  });

  test.each([
    [0, '2026-11-08'],
    [1, '2026-11-15'],
    [2, '2026-11-29'],
    [9, '2026-11-29'],
  ])('after %i retries tries again on %s', (retries, expected) => {
    expect(quarantined(failing(5, retries)).entries[0]?.next_retry).toBe(expected);
  });
});
