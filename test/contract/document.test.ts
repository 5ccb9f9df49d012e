import { beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../src/openapi/openapi.ts';
import type { DescribedResponse, OpenApiDocument, Schema } from '../../src/model/openapi-document.ts';
import { SERVICE_ROUTES, ROUTES } from '../../src/routes/table.ts';
import { FEED_KINDS } from '../../src/routes/shared/scoped-feeds.ts';
import { catalogue } from '../builders.ts';
import { fieldsBelow } from './seen-fields.ts';
import { CONTRACT } from './kept-contract.ts';
import { schemaFaults } from './validator.ts';
import { sharedBuild } from '../http/compiled.ts';

let document: OpenApiDocument;

beforeAll(async () => {
  const served = (await sharedBuild()).file('api/openapi.json')?.toString();
  document = JSON.parse(served ?? '') as OpenApiDocument;
});

interface DeclaredResponse {
  readonly place: string;
  readonly status: string;
  readonly response: DescribedResponse;
}

/** Every response of every operation, written out where it is shared. */
function everyResponse(): readonly DeclaredResponse[] {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const whole =
        '$ref' in response ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
      return whole ? [{ place: `${operationId} ${status}`, status, response: whole }] : [];
    }),
  );
}

describe('the document', () => {
  it('is OpenAPI 3.0.3 of the interface 0.1.0 under MIT, without a key', () => {
    expect(document).toMatchObject({
      openapi: '3.0.3',
      info: { version: '0.1.0', license: { name: 'MIT' } },
      security: [],
    });
    expect(document.servers.map(({ url }) => url)).toEqual(['https://deals.example']);
  });

  it('names the host it is read from where it was built for the own machine', () => {
    const local = { ...catalogue(), site: { name: 'Local', base_url: 'http://localhost:8080' } };
    expect(openApi(local).servers).toEqual([{ url: '/', description: 'Local' }]);
  });

  it('has every route, and no other', () => {
    const routes = [...ROUTES, ...SERVICE_ROUTES].map(({ path }) => path).sort();
    expect(Object.keys(document.paths).sort()).toEqual(
      [...routes, '/api/export/{file}', ...FEED_KINDS.map((kind) => `/api/feeds/${kind}/{file}`)].sort(),
    );
  });

  it('has the 400 of a broken percent escape for each path with a parameter', () => {
    const paths = Object.entries(document.paths).filter(([path]) => path.includes('{'));
    expect(paths.length).toBeGreaterThan(6);
    expect(paths.filter(([, item]) => item.get && !('400' in item.get.responses)).map(([path]) => path)).toEqual([]);
  });

  it('has every parameter of every route', () => {
    for (const route of ROUTES) {
      const described = document.paths[route.path]?.get?.parameters ?? [];
      expect(described.map(({ name }) => name)).toEqual(Object.keys(route.parameters));
    }
  });

  it('shows an answer of the build for every operation', () => {
    const operations = Object.values(document.paths).flatMap(({ get, post }) => [get, post]);
    const without = operations.flatMap((operation) => {
      const success = operation?.responses['200'] ?? operation?.responses['202'];
      if (!operation || !success || '$ref' in success) return [];
      return Object.values(success.content ?? {}).every(
        ({ example, schema }) => example !== undefined || schema.format === 'binary',
      )
        ? []
        : [operation.operationId];
    });
    expect(without).toEqual([]);
  });

  it('shows an error of every status that it declares', () => {
    const without = everyResponse().filter(({ status, response }) => {
      return (
        Number(status) >= 400 && Object.values(response.content ?? {}).some(({ example }) => example === undefined)
      );
    });
    expect(without.map(({ place }) => place)).toEqual([]);
  });

  it('shows only answers that it describes', () => {
    const faults = everyResponse().flatMap(({ place, response }) =>
      Object.values(response.content ?? {})
        .filter(({ schema }) => schema.format !== 'binary')
        .flatMap(({ schema, example }) => schemaFaults(schema, example).map((fault) => `${place} ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  it('declares statuses one by one, so that no generator takes an error for a success', () => {
    const ranges = everyResponse().filter(({ status }) => !/^\d{3}$/.test(status));
    // It has no success to confuse an error with.
    expect(ranges.map(({ place }) => place)).toEqual(['submitReferralCode default']);
  });

  it('has no union with null, which generators misread', () => {
    expect(JSON.stringify(document)).not.toContain('"enum":[null]');
    const unions = Object.entries(CONTRACT.components.schemas).flatMap(([id, schema]) => fieldsBelow(id, schema));
    expect(
      unions.filter(({ schema }) => schema.nullable && (schema.anyOf ?? schema.allOf)).map(({ place }) => place),
    ).toEqual([]);
  });

  it('has no component with the name of a global', () => {
    expect(Object.keys(document.components.schemas).filter((id) => id in globalThis)).toEqual([]);
  });

  it('differs from the contract only in what a site adds', () => {
    const ofSite = new Set(['example', 'servers']);
    const common = (whole: unknown): unknown =>
      JSON.parse(JSON.stringify(whole, (key, value: unknown) => (ofSite.has(key) ? undefined : value)));
    // Where an example is shown, the description does not give one in words.
    const wordless = (text: unknown) => JSON.stringify(text).replaceAll(/ For example `[^`]*`\./g, '');
    expect(JSON.parse(wordless(common(document)))).toEqual(JSON.parse(wordless(common(CONTRACT))));
  });
});

describe('every field is described', () => {
  const fields = Object.entries(CONTRACT.components.schemas).flatMap(([id, schema]) => fieldsBelow(id, schema));
  const words = (schema: Schema): string => {
    const id = schema.$ref?.split('/').at(-1);
    return schema.description ?? (id === undefined ? '' : (CONTRACT.components.schemas[id]?.description ?? ''));
  };

  it('in words', () => {
    expect(fields.filter(({ schema }) => words(schema) === '').map(({ place }) => place)).toEqual([]);
  });

  it('and says when it is null', () => {
    const nullable = fields.filter(({ schema }) =>
      /"nullable":true|schemas\/Nullable/.test(JSON.stringify({ ...schema, properties: 0, items: 0 })),
    );
    expect(nullable.map(({ place }) => place)).toContain('Offer.gate');
    expect(nullable.filter(({ schema }) => !/\bnull\b/i.test(words(schema))).map(({ place }) => place)).toEqual([]);
  });

  it('and says when it is absent', () => {
    const optional = fields.filter(
      ({ required, place }) => !required && !/^(?:SignalRequest|SelectedOffer)\./.test(place),
    );
    const silent = optional.filter(({ schema }) => !/absent|present|where|^On \d{3}/i.test(words(schema)));
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it('and since when, where it was renamed', () => {
    const freshness = CONTRACT.components.schemas['Freshness']?.properties ?? {};
    expect(freshness['stamped_within_90_days']?.description).toContain('`verified_within_90_days` until 2026-09-14');
    expect(freshness['freshness_score']?.description).toContain('2026-09-14');
    expect(CONTRACT.components.schemas['Provenance']?.properties?.['verified']?.description).toContain('`checked`');
  });
});
