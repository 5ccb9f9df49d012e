import { expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { betterPageLinks } from '../../../src/rules/reading/better-page-links.ts';
import { pageOf } from '../../page-blocks.ts';

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

/** The paths of the links that are followed from a page with these links. */
const followed = (...given: readonly (readonly [path: string, text: string])[]) => {
  const found = given.map(([path, text]) => ({ url: `https://acme.example${path}`, text }));
  const setting = { citedUrl: ADDRESS, finalUrl: ADDRESS, isSameSite: () => true, isProgramme: false };
  return betterPageLinks({ ...pageOf([]), links: found }, setting).map((url) =>
    url.replace('https://acme.example', ''),
  );
};

it.each([
  ['its text alone', '/x', 'Pricing'],
  ['its address alone', '/pricing', 'Here'],
])('follows a link by %s', (_, path, text) => {
  expect(followed([path, text])).toEqual([path]);
});

it.each([
  ['neither its address nor its text speaks of terms', '/about', 'About'],
  ['its text calls to an action', '/x', 'Try our free plan'],
])('does not follow a link where %s', (_, path, text) => {
  expect(followed([path, text])).toEqual([]);
});

it.each([
  ['a shorter path', ['/a/pricing', '/a/b/c/pricing']],
  ['a long path of prices to one of plans', ['/a/b/c/d/e/f/pricing', '/plans']],
])('prefers %s', (_, [better = '', other = '']) => {
  expect(followed([other, 'Here'], [better, 'Here'])).toEqual([better, other]);
});

it.each([
  'https://www.acme.example/pricing',
  'http://acme.example/pricing',
  'http://www.acme.example/Pricing//',
  'https://acme.example/pricing?from=nav',
  'https://acme.example/pricing#top',
])('does not follow %s from the page itself', (url) => {
  const setting = {
    citedUrl: 'https://acme.example/pricing',
    finalUrl: ADDRESS,
    isSameSite: () => true,
    isProgramme: false,
  };
  expect(betterPageLinks({ ...pageOf([]), links: [{ url, text: 'Pricing' }] }, setting)).toEqual([]);
});
