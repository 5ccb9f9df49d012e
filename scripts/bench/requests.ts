import type { Catalogue } from '../../src/model/catalogue.ts';

/** A kind of request that is measured, with as many different ones of it as the index yields. */
export interface RequestKind {
  readonly name: string;
  /** Milliseconds of CPU that one may take. */
  readonly goalMs: number;
  readonly paths: readonly string[];
}

const SPREAD = 40;
const SERVICES = 10;

/** Requests that are spread over the whole index, so that no answer is measured that happens to be easy. */
export function requestKinds({ vendors }: Catalogue): readonly RequestKind[] {
  const step = Math.max(1, Math.floor(vendors.length / SPREAD));
  const picked = vendors.filter((_, index) => index % step === 0).slice(0, SPREAD);
  const name = (index: number): string => encodeURIComponent(picked[index % picked.length]?.name ?? '');
  const each = (path: (index: number) => string): string[] => picked.map((_, index) => path(index));
  const services = (index: number): string =>
    Array.from({ length: SERVICES }, (_, place) => name(index + place * 3)).join(',');
  return [
    {
      name: '`q` search',
      goalMs: 1.5,
      paths: each((index) => `/api/offers?q=${QUERIES[index % QUERIES.length] ?? ''}`),
    },
    { name: 'compare', goalMs: 1, paths: each((index) => `/api/compare?a=${name(index)}&b=${name(index + 7)}`) },
    {
      name: 'audit-stack, 10 services',
      goalMs: 1,
      paths: each((index) => `/api/audit-stack?services=${services(index)}`),
    },
    {
      name: 'changes with a filter',
      goalMs: 1,
      paths: each((index) => `/api/changes?vendor=${WORDS[index % WORDS.length] ?? ''}`),
    },
  ];
}

const QUERIES = [
  'database',
  'free%20hosting',
  'serverless%20postgres',
  'monitoring',
  'open%20source',
  'api',
  'zzzz',
  'email%20month',
];
const WORDS = ['google', 'a', 'cloud', 'aws', 'zzzz'];
