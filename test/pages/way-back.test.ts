import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { addresses, documentOf } from './document.ts';
import { pageTexts } from './tiny.ts';
import { tinyCatalogue } from '../shipped.ts';

const REPOSITORY = 'https://code.example/deals';
const catalogue: Catalogue = await tinyCatalogue();
const texts = pageTexts({ ...catalogue, site: { ...catalogue.site, repository_url: REPOSITORY } });
const linksOf = (path: string): readonly string[] =>
  addresses(documentOf(texts.get(path) ?? '')).filter((address) => address.startsWith(REPOSITORY));

describe('the way back from a page, where the operator names a repository', () => {
  it.each([
    ['vendor/acme', 'catalogue/vendors/acme.yaml'],
    ['category/databases', 'catalogue/categories.yaml'],
  ])('%s links the file of its entry', (path, file) => {
    expect(linksOf(path)).toContain(`${REPOSITORY}/blob/HEAD/${file}`);
  });

  it.each(['vendor/acme', 'changes', 'search', 'compare/acme-vs-lark', 'data'])(
    '%s links an issue that names the page',
    (path) => {
      const issue = linksOf(path).find((address) => address.startsWith(`${REPOSITORY}/issues/new?`));
      expect(new URL(issue ?? '').searchParams.get('body')).toContain(`Page: https://deals.example/${path}`);
    },
  );

  it.each([
    ['vendor/acme', 'Entry: Acme'],
    ['category/databases', 'Entry: Databases'],
    ['changes', 'Page: Changes'],
    ['compare/acme-vs-lark', 'Page: Acme and Lark'],
  ])('%s fills in the title “%s”', (path, title) => {
    const issue = linksOf(path).find((address) => address.startsWith(`${REPOSITORY}/issues/new?`));
    expect(new URL(issue ?? '').searchParams.get('title')).toBe(title);
  });

  it('is named on the page about the index', () => {
    expect(linksOf('about')).toContain(REPOSITORY);
    expect(texts.get('about')).toContain('>code.example/deals</a>');
    expect(linksOf('about')).toContain(`${REPOSITORY}/issues/new?title=Missing%3A+`);
  });

  it('links no repository where none is named', () => {
    const text = pageTexts(catalogue).get('vendor/acme') ?? '';
    expect(text).not.toContain('/issues/new');
    expect(text).not.toContain('/blob/HEAD/');
  });
});
