import { expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { betterPageLinks } from '../../../src/rules/reading/better-page-links.ts';

const ADDRESS = 'https://acme.example/';
const links = (html: string, isProgramme = false) =>
  betterPageLinks(htmlText(html, ADDRESS), {
    citedUrl: ADDRESS,
    finalUrl: ADDRESS,
    isSameSite: (url) => new URL(url).hostname.endsWith('acme.example'),
    isProgramme,
  });

it('follows at most two links of the vendor that speak of prices, plans or free terms, best first', () => {
  const html =
    '<a href="/about">About</a><a href="/docs/limits">Limits</a><a href="/plans">Plans</a><a href="/pricing">Pricing</a>' +
    '<a href="/pricing/?ref=nav">Prices</a><a href="https://other.example/pricing">Pricing</a>';
  expect(links(html)).toEqual(['https://acme.example/pricing', 'https://acme.example/plans']);
});

it.each(['/blog/pricing-changes', '/signup', '/pricing.pdf', 'mailto:pricing@acme.example', '/'])(
  'does not follow %s',
  (href) => {
    expect(links(`<a href="${href}">Pricing</a>`)).toEqual([]);
  },
);

it('prefers the page of the programme where the entry is one', () => {
  const html = '<a href="/pricing">Pricing</a><a href="/startups">Acme for startups</a>';
  expect(links(html, true)[0]).toBe('https://acme.example/startups');
});
