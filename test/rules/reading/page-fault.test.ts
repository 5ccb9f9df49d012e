import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageFault } from '../../../src/rules/reading/page-fault.ts';
import { block, pageOf } from '../../page-blocks.ts';

const CITED = 'https://acme.example/pricing';
const fault = (html: string, finalUrl = CITED, isSameSite = true) =>
  pageFault({ page: htmlText(html, finalUrl), citedUrl: CITED, finalUrl, isSameSite });
const PAGE = '<title>Acme pricing</title><h1>Plans</h1><p>Free has 5 GB of storage.</p>';

describe('pages that state no terms of the vendor', () => {
  it.each([
    ['soft_404', '<title>Page not found | Acme</title><h1>Oops</h1>', CITED],
    ['soft_404', '<title>Acme</title><h1>404</h1><p>We looked everywhere.</p>', CITED],
    ['soft_404', PAGE, 'https://acme.example/404'],
    ['sign_in', '<title>Sign in to Acme</title><form><input type=password></form><p>Welcome.</p>', CITED],
    ['sign_in', PAGE, 'https://acme.example/login?next=pricing'],
    ['front_page_redirect', PAGE, 'https://acme.example/'],
    ['front_page_redirect', PAGE, 'https://acme.example/en-us/'],
    ['parked', '<title>acme.example</title><p>This domain is for sale.</p>', CITED],
    ['empty_page', '<title>Just a moment...</title><p>Checking your browser</p>', CITED],
  ])('%s: %s at %s', (expected, html, finalUrl) => {
    expect(fault(html, finalUrl)).toBe(expected);
  });

  it('finds a redirect to another domain', () => {
    expect(fault(PAGE, 'https://bolt.example/pricing', false)).toBe('other_domain');
  });

  it('finds none in a page of terms, also where it has a sign-in form or speaks of missing pages', () => {
    expect(fault(PAGE)).toBeNull();
    expect(fault(`${PAGE}<input type=password><p>You can set your own page for what is not found.</p>`)).toBeNull();
  });
});

describe('a notice in place of a page', () => {
  const of = (
    texts: readonly Parameters<typeof block>[0][],
    { title = 'Acme', hasSignIn = false, citedUrl = CITED } = {},
  ) =>
    pageFault({
      page: { ...pageOf(texts.map(block)), title, hasSignIn },
      citedUrl,
      finalUrl: citedUrl,
      isSameSite: true,
    });
  const filler = (length: number, kind: 'paragraph' | 'data' = 'paragraph') => ({ kind, text: 'x'.repeat(length) });
  const heading = (text: string) => ({ kind: 'heading', text }) as const;
  const [PARKED, WALL, MISSING, SIGN_IN] = ['Buy this domain', 'Access denied', 'Page not found', 'Sign in'];

  it.each([
    ['of a parked domain has less than 3,000 characters', 'parked', [{ text: PARKED }, filler(2984)]],
    ['of a parked domain has no more text', null, [{ text: PARKED }, filler(2985)]],
    ['of a wall has less than 1,500 characters', 'empty_page', [{ text: WALL }, filler(1486)]],
    ['of a wall has no more text', null, [{ text: WALL }, filler(1487)]],
    ['of a missing page has less than 3,000 characters', 'soft_404', [heading(MISSING), filler(2985)]],
    ['of a missing page has no more text', null, [heading(MISSING), filler(2986)]],
    ['is as long as its text without data', 'soft_404', [heading(MISSING), filler(5000, 'data')]],
    ['of a missing page has it in its second heading', 'soft_404', [heading('Oops'), heading(MISSING)]],
    ['of a missing page has it in no later heading', null, [heading('Oops'), heading('Hello'), heading(MISSING)]],
    ['of a missing page has it in no paragraph', null, [{ text: MISSING }]],
    ['of a missing page has a heading of less than 80 characters', 'soft_404', [heading(MISSING.padEnd(79, ' .'))]],
    ['of a missing page has no longer heading', null, [heading(MISSING.padEnd(80, ' .'))]],
  ] as const)('%s', (_, expected, texts) => {
    expect(of(texts)).toBe(expected);
  });

  it('of a missing page has a title of less than 80 characters', () => {
    expect(of([], { title: MISSING.padEnd(79, ' .') })).toBe('soft_404');
    expect(of([], { title: MISSING.padEnd(80, ' .') })).toBeNull();
  });

  it.each([
    ['has a password field and says so in a heading', 'sign_in', [heading(SIGN_IN)], true],
    ['has a password field', null, [heading(SIGN_IN)], false],
    ['says so', null, [heading('Welcome')], true],
    ['has less than 3,000 characters', 'sign_in', [heading(SIGN_IN), filler(2992)], true],
    ['has no more text', null, [heading(SIGN_IN), filler(2993)], true],
  ] as const)('of a sign-in %s', (_, expected, texts, hasSignIn) => {
    expect(of(texts, { hasSignIn })).toBe(expected);
  });

  it('is found where the address cannot be parsed too', () => {
    expect(of([{ text: WALL }], { citedUrl: 'acme' })).toBe('empty_page');
  });
});
