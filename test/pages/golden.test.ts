import { describe, expect, it } from 'vitest';
import { pageTexts } from './tiny.ts';
import { tinyCatalogue } from '../shipped.ts';

const texts = pageTexts(await tinyCatalogue(), { withDocs: true });

/** One of each kind; `npm run test:update` accepts a change. */
const SHOWN = [
  'index.html',
  'vendor/acme',
  'vendor/dunlin',
  'category/databases',
  'changes',
  'deadlines',
  'criteria',
  'freshness',
  'signal',
  'referral-programs',
  'startup-credits',
  'search',
  'compare',
  'compare/databases',
  'about',
  'api/docs',
  'docs/getVendorRisk',
  'docs/sendSignal',
  'badge/acme.svg',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  '.well-known/api-catalog',
];

describe('the pages of the miniature catalogue', () => {
  it.each(SHOWN)('%s is as its golden file has it', async (path) => {
    const name = /\.(?:html|txt|xml|svg)$/.test(path)
      ? path
      : path.startsWith('.well-known')
        ? 'api-catalog.json'
        : `${path}.html`;
    await expect(texts.get(path)).toMatchFileSnapshot(`../golden/pages/${name}`);
  });
});
