import { describe, expect, it } from 'vitest';
import { handle } from '../../functions/handle.ts';
import type { PlainAnswer } from '../../functions/message.ts';
import { catalogue, vendor } from '../builders.ts';
import { computing } from '../computing.ts';
import { headerOf, plainRead, textOf } from '../plain.ts';

const linked = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Fly.io' })] });

const environment = computing((_date, compute) => compute(linked));

function answerTo(target: string, accept?: string, method = 'GET'): PlainAnswer {
  const answer = handle(plainRead(target, { method, accept }), environment);
  if (answer instanceof Promise) throw new Error(`${target} is awaited`);
  return answer;
}

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a path with nothing at it', () => {
  it.each([
    [BROWSER, 'text/html; charset=utf-8'],
    ['text/html', 'text/html; charset=utf-8'],
    ['text/html;q=0.5, application/json', 'application/json; charset=utf-8'],
    ['text/html;q=0', 'application/json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    [undefined, 'application/json; charset=utf-8'],
  ])('is a 404 to a client that accepts %s, as %s', (accept, type) => {
    const answer = answerTo('/vendor/acmee', accept);
    expect(answer.status).toBe(404);
    expect(headerOf(answer, 'content-type')).toBe(type);
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
  });

  it('as a page is under the policy of all pages, and no body follows HEAD', () => {
    const answer = answerTo('/vendor/acmee', BROWSER);
    expect(headerOf(answer, 'content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(textOf(answer)).toContain('href="/vendor/acme"');
    const head = answerTo('/vendor/acmee', BROWSER, 'HEAD');
    expect(head.body).toBeNull();
    expect(headerOf(head, 'content-length')).toBe(headerOf(answer, 'content-length'));
  });

  it('is JSON after any other method', () => {
    expect(headerOf(answerTo('/nowhere', BROWSER, 'POST'), 'content-type')).toBe('application/json; charset=utf-8');
    expect(answerTo('/vendor/Acme', BROWSER, 'POST').status).toBe(404);
  });
});

describe('another spelling of the address of a page', () => {
  it.each([undefined, BROWSER])('is a 308 that keeps the query, whatever is accepted (%s)', (accept) => {
    const answer = answerTo('/vendor/ACME?from=mail', accept);
    expect(answer.status).toBe(308);
    expect(headerOf(answer, 'location')).toBe('/vendor/acme?from=mail');
  });
});

describe('the pages of the function', () => {
  it.each(['/search?q=acme', '/vendor', '/category', '/compare'])(
    '%s is a page that may be kept for the day',
    (target) => {
      const answer = answerTo(target);
      expect(answer.status).toBe(200);
      expect(headerOf(answer, 'content-type')).toBe('text/html; charset=utf-8');
      expect(headerOf(answer, 'cache-control')).toBe('public, max-age=300');
      expect(answer.summary).toMatchObject({ isPage: true, target: { endpoint: null } });
    },
  );

  it('answers different questions differently', () => {
    expect(textOf(answerTo('/search?q=acme'))).not.toBe(textOf(answerTo('/search?q=fly')));
  });
});

describe('a query that a page cannot read', () => {
  const long = `/search?q=${'a'.repeat(600)}`;

  it('is a 400 as a page for a browser, and JSON for any other client', () => {
    const page = answerTo(long, BROWSER);
    expect(page.status).toBe(400);
    expect(headerOf(page, 'content-type')).toBe('text/html; charset=utf-8');
    expect(textOf(page)).toContain('q must be at most 512 characters; got 600');
    expect(headerOf(answerTo(long), 'content-type')).toBe('application/json; charset=utf-8');
    expect(headerOf(answerTo('/api/offers?limit=x', BROWSER), 'content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('a page at an open path', () => {
  it('compares any two vendors, in one order', () => {
    expect(answerTo('/compare/acme-vs-fly-io').status).toBe(200);
    expect(headerOf(answerTo('/compare/flyio-vs-ACME'), 'location')).toBe(undefined);
    expect(headerOf(answerTo('/compare/fly.io-vs-ACME'), 'location')).toBe('/compare/acme-vs-fly-io');
    expect(headerOf(answerTo('/compare/acme-vs-acme'), 'location')).toBe('/vendor/acme');
  });

  it('leads from alternatives that are not on record to the vendor', () => {
    expect(headerOf(answerTo('/alternatives/acme'), 'location')).toBe('/vendor/acme');
    expect(answerTo('/alternatives/unheard').status).toBe(404);
  });

  it('sorts a table by the query and keeps each answer apart', () => {
    expect(answerTo('/compare/databases?sort=-name').status).toBe(200);
    expect(textOf(answerTo('/compare/databases?sort=-name'))).not.toBe(textOf(answerTo('/compare/databases')));
    expect(answerTo('/compare/unheard').status).toBe(404);
  });
});
