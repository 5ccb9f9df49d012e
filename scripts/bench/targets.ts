import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mulberry32 } from '../../src/rules/ranking/shuffle.ts';

/** A kind of request that the host is measured with. */
export interface RequestKind {
  readonly name: string;
  readonly status: number;
  readonly targets: readonly string[];
  /** Least share of the rate of a bare server. */
  readonly goal: number;
}

/** Different targets of a kind. */
const TARGETS = 10_000;
/** Targets of the row in which a cache helps. */
const REPEATED = 200;
const SEED = 0x2f6e2b1;
const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = 1050;

interface ExportedOffer {
  readonly vendor: string;
  readonly slug: string;
  readonly category: string;
  readonly description: string;
}

/** Every kind of the table, made from the exports of a build; at least 10,000 different targets of each computed kind. */
export function requestKinds(dist: string): readonly RequestKind[] {
  // Our own build wrote it.
  const { offers } = JSON.parse(readFileSync(join(dist, 'api/export/offers.json'), 'utf8')) as {
    readonly offers: readonly ExportedOffer[];
  };
  const random = mulberry32(SEED);
  const draw = (below: number): number => Math.floor(random() * below);
  const one = (values: readonly string[]): string => values[draw(values.length)] ?? '';
  const valuesOf = (field: keyof ExportedOffer): readonly string[] => [...new Set(offers.map((offer) => offer[field]))];
  const [vendors, slugs, categories] = [valuesOf('vendor'), valuesOf('slug'), valuesOf('category')];
  const words = [...new Set(offers.flatMap(({ description }) => description.toLowerCase().match(/[a-z]{3,}/g) ?? []))];
  const spaced = vendors.filter((vendor) => vendor.includes(' '));
  const name = (): string => encodeURIComponent(one(vendors));
  /** Letters in either case mean the same vendor. */
  const spelling = (): string =>
    encodeURIComponent(one(spaced).replace(/./gu, (letter) => (draw(2) === 0 ? letter.toUpperCase() : letter)));
  const day = (): string => new Date(FIRST_DAY_MS + draw(DAYS) * DAY_MS).toISOString().slice(0, 10);
  const kind = (kindName: string, goal: number, make: () => string, status = 200): RequestKind => ({
    name: kindName,
    status,
    goal,
    targets: differentTargets(make),
  });
  const computed = [
    kind('compare', 0.33, () => `/api/compare?a=${name()}&b=${name()}`),
    kind('category pages', 0.26, () => {
      return `/api/offers?category=${encodeURIComponent(one(categories))}&limit=${1 + draw(40)}&offset=${draw(40)}`;
    }),
    kind('changes', 0.22, () => `/api/changes?since=${day()}&limit=${1 + draw(50)}`),
    kind('audit', 0.26, () => `/api/audit-stack?services=${[name(), name(), name(), name()].join(',')}`),
    kind('vendor-risk', 0.33, () => `/api/vendor-risk/${spelling()}`),
    kind('q', 0.2, () => {
      const terms = draw(2) === 0 ? one(words) : `${one(words)}+${one(words)}`;
      return `/api/offers?q=${terms}&limit=${1 + draw(20)}`;
    }),
  ];
  const mixed = computed.flatMap(({ targets }) => targets.slice(0, REPEATED / computed.length));
  const prepared = slugs.flatMap((slug) => [`/api/details/${slug}`, `/api/vendor-risk/${slug}`]);
  return [
    { name: 'prepared', status: 200, goal: 0.65, targets: prepared },
    { name: 'repeated', status: 200, goal: 0.6, targets: mixed },
    ...computed,
    kind('404', 0.5, () => `/api/${one(words)}/${draw(10_000)}`, 404),
  ];
}

function differentTargets(make: () => string): readonly string[] {
  const found = new Set<string>();
  for (let tries = 0; found.size < TARGETS && tries < 100 * TARGETS; tries++) found.add(make());
  return [...found];
}
