import { resolveTarget } from '../../functions/router.ts';
import type { Build } from '../../functions/node/build.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { mulberry32 } from '../../src/rules/ranking/shuffle.ts';
import { picked } from '../lib/random.ts';

/** A request as the load generator sends it. */
export interface LoadRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A kind of request that the function is measured with. */
export interface FunctionKind {
  readonly name: string;
  readonly status: number;
  readonly requests: readonly LoadRequest[];
  /** Least share of the rate of a bare server, with different targets. */
  readonly goal: number;
  /** The same with few targets that are repeated; none where that is not measured. */
  readonly repeatedGoal?: number;
  /** Prepared answers are sent with the validator that the client holds. */
  readonly isRevalidation?: true;
}

/** Different targets of each kind. */
const TARGETS = 10_000;

const SEED = 0x2f6e2b1;

/** Different targets, made until there are enough. */
function different(make: () => string): LoadRequest[] {
  const found = new Set<string>();
  for (let tries = 0; found.size < TARGETS && tries < 100 * TARGETS; tries++) found.add(make());
  if (found.size < TARGETS) throw new Error(`only ${found.size} different targets like ${make()}`);
  return [...found].map((path) => ({ path }));
}

/** Another spelling of a name that means the same vendor: letters in either case. */
function respelt(random: () => number, name: string): string {
  return Array.from(name, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())).join('');
}

/** Words of the texts that `q` searches. */
function wordsOf({ listings }: Catalogue): readonly string[] {
  const texts = listings.map(({ offer, vendor }) => `${vendor.name} ${offer.description} ${offer.tags.join(' ')}`);
  return [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{3,}/g) ?? [],
    ),
  ];
}

const ANY_DAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = 1050;

/** Every kind of the table, with at least 10,000 different targets where the catalogue yields as many. */
export function functionKinds(build: Build): readonly FunctionKind[] {
  const catalogue = build.catalogue(build.date);
  const random = mulberry32(SEED);
  const draw = (below: number): number => Math.floor(random() * below);
  const names = catalogue.vendors.map(({ name }) => name);
  const spaced = names.filter((name) => name.includes(' '));
  const words = wordsOf(catalogue);
  const categories = catalogue.records.categories.map(({ name }) => name);
  const name = (): string => encodeURIComponent(picked(random, names));
  const spacedName = (): string => encodeURIComponent(respelt(random, picked(random, spaced)));
  const day = (): string => new Date(ANY_DAY_MS + draw(DAYS) * DAY_MS).toISOString().slice(0, 10);
  const computed = (kind: string, goal: number, make: () => string): FunctionKind => {
    return { name: kind, status: 200, goal, repeatedGoal: 0.75, requests: different(make) };
  };
  const prepared = preparedTargets(build, catalogue);
  return [
    computed('compare', 0.35, () => `/api/compare?a=${name()}&b=${name()}`),
    computed('category pages', 0.35, () => {
      const category = encodeURIComponent(picked(random, categories));
      return `/api/offers?category=${category}&limit=${1 + draw(40)}&offset=${draw(40)}`;
    }),
    computed('changes since', 0.35, () => `/api/changes?since=${day()}&limit=${1 + draw(50)}`),
    computed('audit-stack of 4', 0.35, () => `/api/audit-stack?services=${[name(), name(), name(), name()].join(',')}`),
    computed('vendor-risk by name', 0.35, () => `/api/vendor-risk/${spacedName()}`),
    computed('details by name', 0.35, () => `/api/details/${spacedName()}?alternatives=${draw(2) === 0}`),
    computed('q of one or two words', 0.2, () => {
      const terms = draw(2) === 0 ? [picked(random, words)] : [picked(random, words), picked(random, words)];
      return `/api/offers?q=${terms.join('+')}&limit=${1 + draw(20)}`;
    }),
    { name: '404', status: 404, goal: 0.6, requests: different(() => `/api/${picked(random, words)}/${draw(10_000)}`) },
    { name: '400', status: 400, goal: 0.6, requests: different(() => `/api/changes?limit=x${draw(1_000_000)}`) },
    {
      name: 'OPTIONS',
      status: 204,
      goal: 0.6,
      requests: different(() => `/api/offers?q=${draw(1_000_000)}`).map((each) => ({ ...each, method: 'OPTIONS' })),
    },
    { name: '304', status: 304, goal: 0.6, requests: prepared, isRevalidation: true },
    { name: '/api/stats', status: 200, goal: 0.4, requests: [{ path: '/api/stats' }] },
    { name: 'prepared answer', status: 200, goal: 0.95, requests: prepared },
  ];
}

/** The hot set: requests for details, risks and the first offers of a category that the build has prepared. */
function preparedTargets({ paths }: Build, { vendors, records }: Catalogue): readonly LoadRequest[] {
  const prepared = new Set(paths);
  const targets = [
    ...vendors.map(({ slug }) => `/api/details/${slug}`),
    ...vendors.map(({ slug }) => `/api/vendor-risk/${slug}`),
    ...records.categories.map(({ slug }) => `/api/offers?category=${slug}`),
  ];
  return targets.filter((path) => prepared.has(resolveTarget(path)?.file ?? '')).map((path) => ({ path }));
}
