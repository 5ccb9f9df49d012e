import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageFault } from '../../../src/rules/reading/page-fault.ts';

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
