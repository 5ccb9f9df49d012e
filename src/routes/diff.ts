import type { HistoryBuild } from '../model/build.ts';
import { daysBetween } from '../rules/dates/days.ts';
import { AGE_FIELDS, exportPatch, MAX_HISTORY_DAYS, type BuildRows } from '../rules/history/build-history.ts';
import type { Row, RowPatch } from '../rules/history/row-patch.ts';
import type { Parameters } from './parameter.ts';
import { docsOf, documentParameters } from './parameter-docs.ts';
import { refusal, type ErrorBody, type JsonReply } from './route.ts';

const GIVE_FROM = 'Give the build that you hold: /api/diff?from=2026-11-20, or the SHA-256 or ETag of its offers.json.';
const SHA256 = /^[0-9a-f]{64}$/i;
/** With or without its quotes, of the content in any coding. */
const ETAG = /^(?:W\/)?("?)([\w-]{22})(?:\.[a-z]+)?\1$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `/api/diff`: the build prepares an answer for each build of its history, so no route computes one. */
export const diff = {
  path: '/api/diff',
  summary: 'What differs since an earlier build',
  description:
    `Offers and change records that were added, removed or changed since a build of the last ${MAX_HISTORY_DAYS} days, by ` +
    'their positions in `/api/export/offers.json` and `changes.json`: set the changed fields, take out what is removed ' +
    'or moved, then insert what is added or moved at `to`, in ascending order. A day without a build stands for the ' +
    'last build before it, and a day with several for the first of them; `base` says which build answered.',
  parameters: {
    from: {
      kind: 'text',
      in: 'query',
      required: GIVE_FROM,
      example: '2026-11-20',
      maxLength: 64,
      description:
        'Day of a build, or the SHA-256 of its `offers.json` or `changes.json` in hexadecimal, or the `ETag` that came with one.',
    },
  } as const satisfies Parameters,
  errors: [400, 404],
} as const;
documentParameters(diff.parameters, diff.path);

/** The file of the build with the difference from one build of its history. */
export function diffAnswerName({ date, offers, changes }: HistoryBuild): string {
  return `_answers/api/diff/from.${date}~${offers.slice(0, 16)}~${changes.slice(0, 16)}.json`;
}

/** The build that `from` names, or the refusal: 400 for a text of no such form, 404 for what the history does not reach. */
export function namedBuild(
  history: readonly HistoryBuild[],
  from: string,
): { readonly build: HistoryBuild } | { readonly refused: JsonReply<ErrorBody> } {
  if (SHA256.test(from)) {
    const sha256 = from.toLowerCase();
    const build = history.find(({ offers, changes }) => offers === sha256 || changes === sha256);
    return build ? { build } : { refused: unknown(history, 'No build of the history has an export with that SHA-256') };
  }
  const tag = ETAG.exec(from)?.[2];
  if (tag !== undefined) {
    const build = history.find(({ offers, changes }) => tagOf(offers) === tag || tagOf(changes) === tag);
    return build ? { build } : { refused: unknown(history, 'No build of the history has an export with that ETag') };
  }
  if (!DAY.test(from)) {
    return {
      refused: refusal(400, `from must be a day (2026-11-20), a SHA-256 or an ETag; got ${JSON.stringify(from)}`, {
        param: 'from',
        docs: docsOf(diff.parameters, 'from'),
      }),
    };
  }
  const before = history.filter(({ date }) => date <= from).at(-1);
  const build = before && history.find(({ date }) => date === before.date);
  return build ? { build } : { refused: unknown(history, `The history has no build of ${from} or before`) };
}

const TAG_CHARS = 22;

/** The characters of a validator (docs/rules.md#response-headers): the first 22 of a digest in base64url. */
function tagOf(sha256: string): string {
  const bytes = sha256.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.slice(0, TAG_CHARS).replaceAll('+', '-').replaceAll('/', '_');
}

function unknown(history: readonly HistoryBuild[], what: string): JsonReply<ErrorBody> {
  const since = history[0]?.date ?? null;
  const reach = since === null ? 'no history is known' : `it begins on ${since}`;
  return refusal(404, `${what}; ${reach}. The whole data is at /api/export/manifest.json.`, { since });
}

/** The body of the difference between two builds; `head` is that of the newer export. */
export function diffBetween(
  head: { date: string; license: string; cite_as: string },
  base: BuildRows,
  now: BuildRows,
): object {
  const { days, offers, changes } = exportPatch(base.rows, now.rows, daysBetween(base.build.date, now.build.date));
  return {
    ...head,
    base: publishedBuild(base.build),
    build: publishedBuild(now.build),
    offers: {
      aged: { days, fields: AGE_FIELDS },
      ...listDiff(offers, base.rows.offers, { member: 'offer', name: ['slug', 'category', 'tier'] }),
    },
    changes: listDiff(changes, base.rows.changes, { member: 'change', name: ['vendor', 'date', 'change_type'] }),
  };
}

function publishedBuild({ date, offers, changes }: HistoryBuild): object {
  return { date, offers_sha256: offers, changes_sha256: changes };
}

interface ListForm {
  /** Member that holds a whole row. */
  readonly member: string;
  /** Fields that name a row. */
  readonly name: readonly string[];
}

function listDiff(
  { added, removed, changed, moved }: RowPatch,
  before: readonly Row[],
  { member, name }: ListForm,
): object {
  const named = (at: number) => ({ at, ...Object.fromEntries(name.map((field) => [field, before[at]?.[field]])) });
  return {
    added: added.map(({ to, row }) => ({ to, [member]: row })),
    removed: removed.map(named),
    changed: changed.map(({ at, set, dropped = [] }) => {
      const row = before[at] ?? {};
      const old = (field: string) => (row[field] === undefined ? {} : { old: row[field] });
      const fields = [
        ...Object.entries(set).map(([field, value]) => ({ field, ...old(field), new: value })),
        ...dropped.map((field) => ({ field, ...old(field) })),
      ];
      return { ...named(at), fields };
    }),
    moved,
  };
}
