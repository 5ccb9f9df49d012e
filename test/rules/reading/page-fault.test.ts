import { describe, expect, it } from 'vitest';
import type { PageText } from '../../../src/model/page-text.ts';
import { pageFault } from '../../../src/rules/reading/page-fault.ts';

const CITED = 'https://acme.example/pricing';

function page(title: string, texts: readonly string[] = [], given: Partial<PageText> = {}): PageText {
  const block = { headings: [], card: null, column: null, row: null, group: null, isStruck: false };
  return {
    title,
    description: '',
    blocks: texts.map((text, index) => ({ ...block, kind: index === 0 ? 'heading' : 'paragraph', text })),
    links: [],
    hasSignIn: false,
    refreshesTo: null,
    canonical: null,
    ...given,
  };
}

describe('a page that was fetched', () => {
  it.each([
    ['Page not found - Acme', ['404']],
    ['404', []],
    ['Acme', ['Oops! 404']],
    ['Acme', ['The page you are looking for could not be found']],
    ['Seite nicht gefunden', []],
  ])('says that it does not exist: %s', (title, texts) => {
    expect(pageFault(page(title, texts), { citedUrl: CITED, finalUrl: CITED })).toBe('soft_404');
  });

  it.each([
    'Pricing - Acme',
    'Error tracking for 404 pages',
    'Acme: know when a page is down',
    'Status 404 monitoring',
  ])('does not say so: %s', (title) => {
    expect(pageFault(page(title, ['Pricing']), { citedUrl: CITED, finalUrl: CITED })).toBeNull();
  });

  it('asks for a sign-in', () => {
    const form = page('Sign in - Acme', ['Sign in'], { hasSignIn: true });
    expect(pageFault(form, { citedUrl: CITED, finalUrl: CITED })).toBe('sign_in');
    expect(pageFault(page('Acme', ['Sign in']), { citedUrl: CITED, finalUrl: 'https://acme.example/login' })).toBe(
      'sign_in',
    );
    // A price page with a sign-in form in its header.
    const priced = page('Pricing', ['Pricing', 'Words. '.repeat(200)], { hasSignIn: true });
    expect(pageFault(priced, { citedUrl: CITED, finalUrl: CITED })).toBeNull();
  });

  it('sells its domain', () => {
    expect(pageFault(page('acme.example is for sale', ['Buy this domain']), { citedUrl: CITED, finalUrl: CITED })).toBe(
      'parked',
    );
    expect(pageFault(page('Acme'), { citedUrl: CITED, finalUrl: 'https://www.sedo.com/acme' })).toBe('parked');
  });

  it('is the front page in the place of the cited one', () => {
    const front = { citedUrl: CITED, finalUrl: 'https://acme.example/' };
    expect(pageFault(page('Acme'), front)).toBe('front_page_redirect');
    expect(pageFault(page('Acme'), { citedUrl: CITED, finalUrl: 'https://acme.example/en-us/' })).toBe(
      'front_page_redirect',
    );
    expect(
      pageFault(page('Acme'), { citedUrl: 'https://acme.example/', finalUrl: 'https://www.acme.example/en' }),
    ).toBeNull();
  });

  it('is on another domain, subdomains apart', () => {
    expect(pageFault(page('Birch'), { citedUrl: CITED, finalUrl: 'https://birch.example/pricing' })).toBe(
      'other_domain',
    );
    expect(pageFault(page('Acme'), { citedUrl: CITED, finalUrl: 'https://www.acme.example/pricing' })).toBeNull();
  });
});
