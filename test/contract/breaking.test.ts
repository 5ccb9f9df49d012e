import { describe, expect, it } from 'vitest';
import { breakingChanges, isNamed } from '../../src/openapi/breaking.ts';
import type { OpenApiDocument } from '../../src/model/openapi-document.ts';
import { CONTRACT as BEFORE } from './kept-contract.ts';

/** The contract with one place of it replaced, or taken away. */
function withPlace(path: readonly string[], value: unknown): OpenApiDocument {
  // Not structuredClone: the document shares its parts, and a shared part would change in more places than one.
  const copy: unknown = JSON.parse(JSON.stringify(BEFORE));
  let at = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) {
    if (Array.isArray(at)) at.splice(Number(last), 1);
    else Reflect.deleteProperty(at, last);
  } else at[last] = value;
  return copy as OpenApiDocument;
}

const OFFERS = ['paths', '/api/offers', 'get'];
const OFFER = ['components', 'schemas', 'Offer'];
const offer = BEFORE.components.schemas['Offer'];
const parameters = BEFORE.paths['/api/offers']?.get?.parameters ?? [];
const limit = parameters.findIndex(({ name }) => name === 'limit');

const LIMIT = [...OFFERS, 'parameters', String(limit)];
const NEW = [...OFFERS, 'parameters', String(parameters.length)];
const SENT = ['components', 'schemas', 'SignalRequest'];
const sent = BEFORE.components.schemas['SignalRequest'];
const parameter = (name: string, more: object = {}) => ({
  name,
  in: 'query',
  description: '',
  schema: { type: 'string' },
  ...more,
});

type Row = readonly [sentence: string, path: readonly string[], value: unknown];

const BREAKING: readonly (readonly [...Row, place: string])[] = [
  ['a path is gone', ['paths', '/api/offers'], undefined, 'GET /api/offers'],
  ['a method is gone', ['paths', '/api/referral-codes', 'post'], undefined, 'POST /api/referral-codes'],
  ['an operation has another name', [...OFFERS, 'operationId'], 'find', 'GET /api/offers'],
  ['a parameter is gone', LIMIT, undefined, 'GET /api/offers ?limit'],
  ['a parameter has another default', [...LIMIT, 'schema', 'default'], 50, 'GET /api/offers ?limit'],
  ['a parameter takes less', [...LIMIT, 'schema', 'maximum'], 100, 'GET /api/offers ?limit'],
  ['a parameter has become required', [...LIMIT, 'required'], true, 'GET /api/offers ?limit'],
  ['a new parameter is required', NEW, parameter('key', { required: true }), 'GET /api/offers ?key'],
  ['a status is gone', [...OFFERS, 'responses', '400'], undefined, 'GET /api/offers 400'],
  ['a header is gone', [...OFFERS, 'responses', '200', 'headers', 'ETag'], undefined, 'GET /api/offers 200 ETag'],
  [
    'a content type is gone',
    ['paths', '/api/digest/weekly', 'get', 'responses', '200', 'content', 'text/markdown'],
    undefined,
    'GET /api/digest/weekly 200 text/markdown',
  ],
  ['a field is gone', [...OFFER, 'properties', 'tier'], undefined, 'Offer.tier'],
  ['a field may be absent', [...OFFER, 'required'], offer?.required?.filter((name) => name !== 'tier'), 'Offer.tier'],
  ['a field may be null', [...OFFER, 'properties', 'tier', 'nullable'], true, 'Offer.tier'],
  [
    'an object may be null',
    ['components', 'schemas', 'Details', 'anyOf'],
    [...(BEFORE.components.schemas['Details']?.anyOf ?? []), { type: 'object', nullable: true, enum: [null] }],
    'Details',
  ],
  ['a field has another type', [...OFFER, 'properties', 'tier', 'type'], 'integer', 'Offer.tier'],
  ['a field has another format', [...OFFER, 'properties', 'url', 'format'], undefined, 'Offer.url'],
  [
    'a field may say another word',
    [...OFFER, 'properties', 'stability', 'enum'],
    [...(offer?.properties?.['stability']?.enum ?? []), 'frozen'],
    'Offer.stability',
  ],
  ['a field no longer says a word', [...OFFER, 'properties', 'stability', 'enum'], ['stable', null], 'Offer.stability'],
  ['a list holds something else', [...OFFER, 'properties', 'tags', 'items', 'type'], 'integer', 'Offer.tags[]'],
  ['an answer is null no more', [...OFFER, 'properties', 'gate'], { $ref: '#/components/schemas/Gate' }, 'Offer.gate'],
  ['a request has to say more', [...SENT, 'required'], ['event', 'vendor', 'agent'], 'SignalRequest.agent'],
  ['a request may say less', [...SENT, 'required'], ['event'], 'SignalRequest.vendor'],
  [
    'a request has to say something new',
    SENT,
    { ...sent, properties: { ...sent?.properties, key: { type: 'string' } }, required: ['event', 'vendor', 'key'] },
    'SignalRequest.key',
  ],
];

const HARMLESS: readonly Row[] = [
  ['a path is new', ['paths', '/api/more'], BEFORE.paths['/api/offers']],
  ['a parameter is new', NEW, parameter('sort')],
  ['a field is new', [...OFFER, 'properties', 'colour'], { type: 'string' }],
  ['a description is clearer', [...OFFER, 'properties', 'tier', 'description'], 'Which tier it is.'],
];

describe('a change is breaking where', () => {
  it.each(BREAKING)('%s', (_sentence, path, value, place) => {
    const changes = breakingChanges(BEFORE, withPlace(path, value));
    expect([...new Set(changes.map((change) => change.place))]).toEqual([place]);
  });
});

describe('a change is not breaking where', () => {
  it.each(HARMLESS)('%s', (_sentence, path, value) => {
    expect(breakingChanges(BEFORE, withPlace(path, value))).toEqual([]);
  });

  it('nothing has changed', () => {
    expect(breakingChanges(BEFORE, BEFORE)).toEqual([]);
  });
});

describe('the changelog names a change', () => {
  const change = { place: 'Offer.tier', what: 'is gone' };

  it('in backticks, under the version', () => {
    expect(isNamed('# Changelog\n\n## 0.1.0\n\n- `Offer.tier` is gone.\n', '0.1.0', change)).toBe(true);
  });

  it('not under another version, nor by a longer name', () => {
    expect(isNamed('# Changelog\n\n## 0.2.0\n\n- No news.\n\n## 0.1.0\n\n- `Offer.tier`\n', '0.2.0', change)).toBe(
      false,
    );
    expect(isNamed('## 0.1.0\n\n- `Offer.tiers` is gone.\n', '0.1.0', change)).toBe(false);
  });
});
