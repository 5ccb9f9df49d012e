import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/model/build.ts';
import type { Schema } from '../../src/model/openapi-document.ts';
import { openApi } from '../../src/openapi/openapi.ts';
import { docsPages } from '../../src/pages/docs/overview.ts';
import { described, exampleTarget, namedOperations, schemaFields, typeWords } from '../../src/pages/docs/document.ts';
import { shell } from '../../src/pages/parts/shell.ts';
import { operationPage, parameterAnchor } from '../../src/routes/shared/page.ts';
import { type Document, documentOf, named } from './document.ts';
import { tiny } from './tiny.ts';
import { sharedMiniature } from '../http/compiled.ts';
import { resolved } from '../resolved.ts';

const MAX_COMPRESSED_BYTES = 40_960;

const catalogue = await tiny();
const document = openApi(catalogue);
const operations = namedOperations(document);
const texts = new Map(docsPages(catalogue, document).map(({ path, render }) => [path, shell(catalogue, render())]));
const documents = new Map([...texts].map(([path, text]) => [path, documentOf(text)]));

const pageOf = (operationId: string): Document => documents.get(operationPage(operationId)) ?? documentOf('');
const ids = ({ elements }: Document): readonly unknown[] => elements.map(({ attributes }) => attributes['id']);

let files: Manifest;

beforeAll(() => {
  const out = sharedMiniature();
  ({ files } = JSON.parse(readFileSync(join(out, '_index/manifest.json'), 'utf8')) as { files: Manifest });
});

/** What a browser sends of a form that is left alone, to each address that its buttons name. */
function targetsOf(page: Document): readonly string[] {
  const forms = named(page, 'form').filter(({ attributes }) => attributes['class'] === 'choose');
  return forms.flatMap(({ attributes }) => {
    const query = new URLSearchParams(sent(page)).toString();
    const buttons = named(page, 'button').flatMap((button) => button.attributes['formaction'] ?? []);
    const actions = buttons.length > 0 ? buttons : [attributes['action'] ?? ''];
    return actions.map((action) => (query === '' ? action : `${action}?${query}`));
  });
}

/** Names and values of the fields besides the search field of the head. A selected option that is disabled is not sent. */
function sent({ elements }: Document): [string, string][] {
  let select = '';
  return elements.flatMap(({ name, attributes, text }): [string, string][] => {
    if (name === 'select') select = attributes['name'] ?? '';
    if (name === 'option') return isSent(attributes) ? [[select, attributes['value'] ?? text]] : [];
    const isField = name === 'input' && attributes['id'] === undefined;
    return isField ? [[attributes['name'] ?? '', attributes['value'] ?? '']] : [];
  });
}

function isSent(option: Readonly<Record<string, string>>): boolean {
  return 'selected' in option && !('disabled' in option);
}

describe('the documentation', () => {
  it('lists every operation once by its subject, at the place that errors linked to before', () => {
    const overview = documents.get('/api/docs') ?? documentOf('');
    const places = ids(overview);
    for (const { operationId, tags } of operations) expect(places).toContain(`/${tags[0] ?? ''}/${operationId}`);
    const links = named(overview, 'a').flatMap(({ attributes }) => attributes['href'] ?? []);
    expect(links.filter((href) => href.startsWith('/docs/'))).toHaveLength(operations.length);
  });

  it.each(operations)('describes each parameter of $operationId at the place that its errors name', (operation) => {
    const places = ids(pageOf(operation.operationId));
    for (const { name } of operation.parameters ?? []) expect(places).toContain(parameterAnchor(name));
  });

  it.each(operations)('describes each component that $operationId refers to', ({ operationId }) => {
    const page = pageOf(operationId);
    const places = new Set(ids(page));
    const links = named(page, 'a').flatMap(({ attributes }) => attributes['href'] ?? []);
    for (const link of links.filter((href) => href.startsWith('#'))) expect(places).toContain(link.slice(1));
    expect(page.faults).toEqual([]);
  });

  it.each(operations.filter(({ method }) => method === 'get'))(
    'has a form for $operationId that is answered when it is sent as it is',
    ({ operationId, path }) => {
      const targets = targetsOf(pageOf(operationId));
      expect(targets.length).toBeGreaterThan(0);
      for (const target of targets) {
        const found = resolved(target);
        expect(found?.values, target).not.toBeNull();
        const isFile = Object.hasOwn(files, found?.file ?? target.slice(1));
        expect(isFile || found?.path === path, target).toBe(true);
      }
    },
  );

  it('sends what is required, numbers as they are without it, and no empty number, flag or word', () => {
    expect(targetsOf(pageOf('getVendorRisk'))[0]).toBe('/api/vendor-risk/acme');
    expect(targetsOf(pageOf('listNewestOffers'))[0]).toMatch(/[?&]limit=20(?:&|$)/);
    expect(targetsOf(pageOf('searchOffers'))[0]).not.toMatch(/[?&](?:free|stability|compact)=/);
    expect(targetsOf(pageOf('compareVendors'))[0]).toMatch(/\?a=[a-z]+&b=[a-z]+/);
  });

  it('selects an entry of every list, because a browser would select and send the first', () => {
    for (const { elements } of documents.values()) {
      const count = (found: (element: (typeof elements)[number]) => boolean) => elements.filter(found).length;
      const lists = count(({ name }) => name === 'select');
      expect(count(({ name, attributes }) => name === 'option' && 'selected' in attributes)).toBe(lists);
    }
  });

  it('has no form for what is not a read', () => {
    expect(targetsOf(pageOf('sendSignal'))).toEqual([]);
    expect(texts.get('/docs/sendSignal')).toContain('curl -X POST');
  });

  it('is light and needs no script', () => {
    for (const [path, text] of texts) {
      expect(gzipSync(text).length, path).toBeLessThan(MAX_COMPRESSED_BYTES);
      expect(text.match(/<script(?! type="application\/ld\+json")/g), path).toHaveLength(1);
    }
  });

  it('shows requests whose answers are the examples', () => {
    const target = (id: string) => exampleTarget(operations.find(({ operationId }) => operationId === id)!);
    expect(target('getVendorDetails')).toMatch(/^\/api\/details\/acme/);
    expect(resolved(target('estimateCosts'))?.values).toBeTypeOf('object');
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
    expect(described('**Access.** Send `a<b` & go.').text).toBe('<b>Access.</b> Send <code>a&lt;b</code> &amp; go.');
  });
});
