import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/model/build.ts';
import type { Schema } from '../../src/model/openapi-document.ts';
import { openApi } from '../../src/openapi/openapi.ts';
import { docsPages } from '../../src/pages/docs/overview.ts';
import { schemaFields, typeWords } from '../../src/pages/docs/schema.ts';
import { inlineMarkdown } from '../../src/pages/parts/tables.ts';
import { shell } from '../../src/pages/parts/shell.ts';
import { operationPage, parameterAnchor } from '../../src/routes/shared/page.ts';
import { type Document, documentOf, named } from './document.ts';
import { tinyCatalogue } from '../shipped.ts';
import { sharedMiniature } from '../http/compiled.ts';
import { resolved } from '../resolved.ts';

const MAX_COMPRESSED_BYTES = 40_960;

const catalogue = await tinyCatalogue();
const document = openApi(catalogue);
const operations = Object.entries(document.paths).flatMap(([path, { get, post }]) => [
  ...(get ? [{ ...get, path, isRead: true }] : []),
  ...(post ? [{ ...post, path, isRead: false }] : []),
]);
const texts = new Map(docsPages(catalogue, document).map(({ path, render }) => [path, shell(catalogue, render())]));
const documents = new Map([...texts].map(([path, text]) => [path, documentOf(text)]));

const pageOf = (operationId: string): Document => documents.get(operationPage(operationId)) ?? documentOf('');
const ids = ({ elements }: Document): readonly unknown[] => elements.map(({ attributes }) => attributes['id']);
const hrefs = (page: Document): readonly string[] =>
  named(page, 'a').flatMap(({ attributes }) => attributes['href'] ?? []);
const exampleOf = (operationId: string): string | undefined =>
  named(pageOf(operationId), 'a').find(({ text }) => text === 'Send it')?.attributes['href'];

/** Names and values that a browser sends of a form left alone: not a disabled option, not the search field of the head. */
function sentFields({ elements }: Document): [string, string][] {
  let select = '';
  return elements.flatMap(({ name, attributes, text }): [string, string][] => {
    if (name === 'select') select = attributes['name'] ?? '';
    const isSelected = name === 'option' && 'selected' in attributes && !('disabled' in attributes);
    if (isSelected) return [[select, attributes['value'] ?? text]];
    const isField = name === 'input' && attributes['id'] === undefined;
    return isField ? [[attributes['name'] ?? '', attributes['value'] ?? '']] : [];
  });
}

describe('the documentation', () => {
  it('lists every operation once by its subject', () => {
    const overview = documents.get('/api/docs') ?? documentOf('');
    expect(hrefs(overview).filter((href) => href.startsWith('/docs/'))).toHaveLength(operations.length);
  });

  it('has fields only of what has some', () => {
    expect(ids(pageOf('searchOffers'))).toContain('fields');
    expect(ids(pageOf('getDeadlinesCalendar'))).not.toContain('fields');
  });

  it('describes each parameter at the place that errors name, and each component that is referred to', () => {
    for (const { operationId, parameters = [] } of operations) {
      const places = ids(pageOf(operationId));
      for (const { name } of parameters) expect(places, operationId).toContain(parameterAnchor(name));
      const referred = hrefs(pageOf(operationId)).filter((href) => href.startsWith('#'));
      for (const link of referred) expect(places, operationId).toContain(link.slice(1));
      expect(pageOf(operationId).faults).toEqual([]);
    }
  });

  it('links an example request of each read, which is answered', () => {
    const out = join(sharedMiniature(), '_index/manifest.json');
    const { files } = JSON.parse(readFileSync(out, 'utf8')) as { files: Manifest };
    for (const { operationId, path } of operations.filter(({ isRead }) => isRead)) {
      const target = exampleOf(operationId) ?? '';
      const found = resolved(target);
      expect(found?.values, target).not.toBeNull();
      expect(Object.hasOwn(files, found?.file ?? target.slice(1)) || found?.path === path, target).toBe(true);
    }
    expect(exampleOf('getVendorDetails')).toMatch(/^\/api\/details\/acme/);
  });

  it('has a form for each read with a query, which is answered when it is sent as it is', () => {
    for (const { operationId, isRead, parameters = [] } of operations) {
      const hasForm = isRead && parameters.some((parameter) => parameter.in === 'query');
      const forms = named(pageOf(operationId), 'form').filter(({ attributes }) => attributes['class'] === 'choose');
      expect(forms, operationId).toHaveLength(hasForm ? 1 : 0);
      const query = new URLSearchParams(sentFields(pageOf(operationId))).toString();
      const target = `${forms[0]?.attributes['action'] ?? ''}${query === '' ? '' : `?${query}`}`;
      if (hasForm) expect(resolved(target)?.values, target).not.toBeNull();
    }
    expect(sentFields(pageOf('listNewestOffers'))).toContainEqual(['limit', '20']);
    expect(sentFields(pageOf('searchOffers')).map(([name]) => name)).not.toContain('stability');
  });

  it('sends what is no read by a command alone', () => {
    expect(exampleOf('sendSignal')).toBeUndefined();
    expect(texts.get('/docs/sendSignal')).toContain('curl -X POST');
  });

  it('is light and needs no script', () => {
    for (const [path, text] of texts) {
      expect(gzipSync(text).length, path).toBeLessThan(MAX_COMPRESSED_BYTES);
      expect(text.match(/<script(?! type="application\/ld\+json")/g), path).toHaveLength(1);
    }
  });
});

describe('a schema in words', () => {
  const schemas = {
    Gate: { type: 'object' },
    NullableGate: { type: 'object', nullable: true },
  } satisfies Record<string, Schema>;

  it.each<[Schema, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date', nullable: true }, 'date or null'],
    [{ type: 'integer', minimum: 0, maximum: 50 }, 'integer, 0 to 50'],
    [{ type: 'integer', minimum: 1 }, 'integer, at least 1'],
    [{ type: 'string', maxLength: 40 }, 'string, at most 40 characters'],
    [{ type: 'string', enum: ['a', 'b', null], nullable: true }, 'string or null: <code>a</code>, <code>b</code>'],
    [{ $ref: '#/components/schemas/NullableGate' }, '<a href="#Gate">Gate</a> or null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Gate' } }, 'list of <a href="#Gate">Gate</a>'],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'string or integer'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'object by name of integer'],
    [{ description: 'Old value.' }, 'any value'],
  ])('%j', (schema, words) => {
    expect(typeWords(schema, schemas).text).toBe(words);
  });

  it('lists the fields of unnamed objects under their path', () => {
    const entry: Schema = { type: 'object', properties: { measure: { type: 'string' } }, required: ['measure'] };
    const fields = schemaFields({ type: 'object', properties: { limits: { type: 'array', items: entry } } });
    expect(fields.map(({ path, isRequired }) => [path, isRequired])).toEqual([
      ['limits', false],
      ['limits[].measure', true],
    ]);
  });

  it('marks up code and strong words of a description, and nothing else', () => {
    expect(inlineMarkdown('**Access.** Send `a<b` & go.').text).toBe(
      '<b>Access.</b> Send <code>a&lt;b</code> &amp; go.',
    );
  });
});
