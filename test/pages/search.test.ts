import { describe, expect, it } from 'vitest';
import { catalogue, change, vendor } from '../builders.ts';
import { documentOf, named } from './document.ts';
import { functionPage } from './tiny.ts';
import { tinyCatalogue } from '../shipped.ts';

const index = await tinyCatalogue();
const pageOf = (query: string) => documentOf(functionPage(index, `/search${query}`));
const status = (query: string): string | undefined =>
  named(pageOf(query), 'p').find(({ attributes }) => attributes['role'] === 'status')?.text;

describe('the search page', () => {
  it('counts without keywords and filters, and says what matches with them', () => {
    expect(status('')).toBe(`${String(index.listings.length)} offers.`);
    expect(status('?q=acme')).toMatch(/^\d+ offers? match(?:es)?\.$/);
    expect(status('?level=stable')).toMatch(/^\d+ offers match\.$/);
    expect(status('?q=nothing-is-called-that')).toBe('No offer matches “nothing-is-called-that”.');
  });

  it('answers a question for changes by their link alone', () => {
    expect(status('?q=what+changed+at+acme')).toBe('This asks for changes, not for offers.');
    const shown = named(pageOf('?q=what+changed+at+acme'), 'p').map(({ attributes }) => attributes['class']);
    expect(shown).toContain('answer');
    for (const none of ['meant', 'empty']) expect(shown).not.toContain(none);
  });

  it('says how a misspelt word is read, and of several words that the match is partial', () => {
    expect(status('?q=postgras')).toMatch(
      /^No offer has “postgras”; it is read as “postgres.*”\. \d+ offers? match(?:es)?\.$/,
    );
    expect(status('?q=postgres+unicorns')).toMatch(
      /^Partial match: no offer has every word\. No offer shown has “unicorns”\. \d+ offers? comes? closest\.$/,
    );
  });

  it('leaves as many results as the count of a category says', () => {
    const [, href = '', count] =
      /href="([^"]*category=cloud-hosting)"[^]*?tally">(\d+)</.exec(functionPage(index, '/search?q=hosting+storage')) ??
      [];
    const figures = status(href.replace('/search', '').replaceAll('&amp;', '&'))?.match(/\d+/g) ?? [];
    expect(figures.reduce((sum, each) => sum + Number(each), 0)).toBe(Number(count));
  });

  it('names its JSON by what that leaves out', () => {
    const json = (query: string) =>
      named(pageOf(query), 'a').find(({ attributes: { href } }) => href?.startsWith('/api/offers?'))?.text;
    expect(json('?q=acme')).toBe('The same as JSON');
    for (const query of ['?category=databases', '?q=acme&category=databases', '?q=acme&level=stable'])
      expect(json(query)).toBe('As JSON, with the filters and order of the API');
  });

  it('says in words how an amount is read, and shows that limit first in each result', () => {
    expect(status('?q=database+at+least+1+gb')).toBe(
      '“at least 1 gb” is read as storage of at least 1 GB, database. 1 offer matches.',
    );
    const [matched] = named(pageOf('?q=database+at+least+1+gb'), 'span').filter(
      ({ attributes }) => attributes['class'] === 'matched',
    );
    expect(matched?.text).toBe('1 GB database storage');
  });

  it('says which vendor a query excludes', () => {
    expect(status('?q=hosting+not+acme')).toMatch(/^“not acme” is read as Acme last\. /);
  });

  it.each([
    ['what got worse in 2026', '/changes?way=worse&year=2026', 'What got worse in 2026'],
    ['what changed at acme in 2026', '/changes?year=2026&vendor=acme', 'What changed at Acme in 2026'],
    ['What got better this year?', '/changes?way=better&year=2026', 'What got better in 2026'],
    ['acme vs cirrus', '/compare/acme-vs-cirrus', 'Acme and Cirrus side by side'],
    ['compare acme with cirrus pricing', '/compare/acme-vs-cirrus', 'Acme and Cirrus side by side'],
    ['is dunlin free', '/vendor/dunlin', 'Dunlin'],
  ])('answers “%s” before the offers', (q, href, text) => {
    const page = functionPage(index, `/search?${new URLSearchParams({ q }).toString()}`);
    const [, answer = ''] = /<p class="answer">([\s\S]*?)<\/p>/.exec(page) ?? [];
    const [link] = named(documentOf(`<!doctype html><title>t</title>${answer}`), 'a');
    expect([link?.attributes['href'], link?.text]).toEqual([href, text]);
  });

  it.each([
    ['is acme free', [], 'Yes, by its terms: Acme stable Free.'],
    ['acme pricing', [], 'Acme stable Free.'],
    [
      'is acme free',
      [change({ date: '2026-11-15' })],
      'Acme caution Free. The limits reduced record of 2026-11-15 is newer than the entry of 2026-11-10.',
    ],
  ])('answers “%s” as /api/costs does', (q, changes, expected) => {
    const one = catalogue({ vendors: [vendor({ changes })] });
    const page = documentOf(functionPage(one, `/search?${new URLSearchParams({ q }).toString()}`));
    const answer = named(page, 'p').find(({ attributes }) => attributes['class'] === 'answer');
    expect(answer?.text.replace(/\s+/g, ' ').trim()).toBe(expected);
  });
});
