import { expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { productWords, vendorNaming } from '../../../src/rules/reading/vendor-named.ts';

const naming = (name: string, html: string, former: readonly string[] = []) =>
  vendorNaming({ name, former_names: former }, htmlText(html, 'https://acme.example/'));

it.each([
  ['its title', '<title>Acme pricing</title><p>Free</p>'],
  ['its description', '<title>Pricing</title><meta name="description" content="Plans of Acme"><p>Free</p>'],
  ['a heading', '<title>Pricing</title><h1>Acme plans</h1>'],
  ['two lines of its text', '<title>Pricing</title><p>Acme is free.</p><p>Use Acme today.</p>'],
  ['other letters and accents', '<title>ACMÉ pricing</title>'],
])('names a vendor in full by %s', (_, html) => {
  expect(naming('Acme', html)).toBe('full');
});

it.each([
  ['has its name nowhere', '<title>Pricing</title><p>Free</p>'],
  ['has its name in one line alone', '<title>Pricing</title><p>Acme is free.</p>'],
  ['has its name twice in one repeated line', '<title>Pricing</title><p>Acme is free.</p><p>Acme is free.</p>'],
  [
    'has its name in one line and one that is struck through',
    '<title>Pricing</title><p>Use Acme.</p><p><s>Acme!</s></p>',
  ],
  ['has its name as a part of another word', '<title>Acmeville pricing</title>'],
  ['compares another with it', '<title>Bolt vs Acme</title><p>Bolt is free.</p>'],
  ['has it among integrations', '<title>Pricing</title><p>Integrates with Acme.</p><p>Works with Acme.</p>'],
])('does not name a vendor where the page %s', (_, html) => {
  expect(naming('Acme', html)).toBe('none');
});

it.each([
  ['Acme.io', '<title>Acme pricing</title>', 'full'],
  ['Acme (Acme Startups)', '<title>Acme pricing</title>', 'full'],
  ['Acme for Startups (Labs)', '<title>Acme pricing</title>', 'full'],
  ['Acme-DB', '<title>Acme DB pricing</title>', 'full'],
  ['Acme Cloud Run', '<title>Acme pricing</title>', 'company'],
  ['Acme Cloud Run', '<title>Acme pricing</title><h2>Cloud</h2><h2>Run</h2>', 'full'],
  ['Acme Cloud Run', '<title>Acme pricing</title><h2>Cloud</h2>', 'company'],
  ['Acme Cloud Run', '<title>Plans</title><p>Acme is free.</p><p>Use Acme today.</p>', 'company'],
  ['Acme(Labs)Cloud', '<title>Acme pricing</title>', 'company'],
  ['Acme(Labs)Cloud', '<title>Acme Cloud pricing</title>', 'full'],
  ['Acme (Labs) Cloud', '<title>Acme pricing</title><h2>Cloud</h2>', 'full'],
  ['(Labs) Acme Cloud', '<title>Acme pricing</title>', 'company'],
  ['Acme(Labs)Cloud', '<title>Plans</title><p>Acme Cloud is free.</p><p>Use Acme Cloud.</p>', 'full'],
  ['Acme C++', '<title>Acme C pricing</title>', 'company'],
  ['Acme & Cloud', '<title>Acme pricing</title><h2>Cloud</h2>', 'full'],
  ['Acme for (all) Startups', '<title>Acme pricing</title>', 'full'],
  ['ACM Cloud', '<title>ACM pricing</title>', 'company'],
  ['ACM.io', '<title>ACM pricing</title>', 'full'],
  ['AC.io', '<title>AC pricing</title>', 'none'],
  ['Acme', '<title>A.C.M.E pricing</title>', 'none'],
  ['Notepad++', '<title>Notepad++ pricing</title>', 'full'],
  ['Notepad++', '<title>Notepad pricing</title>', 'none'],
  ["Acme's Cloud", "<title>Acme's Cloud pricing</title>", 'full'],
  ["Acme's Cloud", '<title>Acme’s Cloud pricing</title>', 'full'],
  ['Acme::Cloud', '<title>Acme::Cloud pricing</title>', 'full'],
  ['Acme@Cloud', '<title>Acme@Cloud pricing</title>', 'full'],
  ['Acme Partner Benefits', '<title>Acme Partner Benefits</title>', 'full'],
  ['Acme Partner Benefits', '<title>Partner of Acme Partner Benefits</title>', 'none'],
  ['IO Cloud', '<title>IO pricing</title>', 'none'],
  ['!!', '<title>!! pricing</title>', 'none'],
] as const)('names %s by %s: %s', (name, html, expected) => {
  expect(naming(name, html)).toBe(expected);
});

it('names a vendor by a former name in its title, not by one in its text', () => {
  expect(naming('Acme', '<title>Apex pricing</title>', ['Apex'])).toBe('full');
  expect(naming('Acme', '<title>Plans</title><p>Apex is free.</p><p>Use Apex.</p>', ['Apex'])).toBe('none');
});

it('names a vendor by a former name beside other headings, not by one without letters', () => {
  expect(naming('Acme', '<title>Apex pricing</title><h1>Plans</h1>', ['Apex'])).toBe('full');
  expect(naming('Acme', '<title>!! pricing</title>', ['!!'])).toBe('none');
});

it.each([
  ['Acme Forge Studio SQL', ['forge', 'studio', 'sql']],
  ['(New) Acme Queues for AI Lab', ['queues']],
])('the product of %s is called by %j', (name, words) => {
  expect(productWords({ name, former_names: [] })).toEqual(words);
});
