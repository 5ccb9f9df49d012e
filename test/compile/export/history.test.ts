import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Build } from '../../../functions/node/build.ts';
import { codedEtag } from '../../../functions/headers.ts';
import { compile } from '../../../src/compile/compile.ts';
import { diffAnswerName, namedBuild } from '../../../src/routes/diff.ts';
import { diffBody } from '../../../src/routes/diff.schema.ts';
import type { BuildHistory } from '../../../src/rules/history/build-history.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { TODAY } from '../../builders.ts';
import { temporaryFolder } from '../../http/compile-miniature.ts';
import { sharedMiniature } from '../../http/compiled.ts';
import { readHistory } from '../../../src/compile/export/history.ts';
import { IS_LONG, itLong, oneIn } from '../../runs.ts';

type Diff = z.infer<typeof diffBody>;
type Rows = readonly Record<string, unknown>[];
const TINY = 'test/catalogues/tiny';
const TOMORROW = addDays(TODAY, 1);

let folder: string;
/** Two builds of two days, the vendor Lark edited between them; the third is the second again. */
const dist = (name: string): string => join(folder, name);
const exported = (name: string, file: string): string => join(dist(name), 'api/export', file);

async function built(
  name: string,
  settings: { readonly catalogue: string; readonly date: typeof TODAY; readonly history?: string },
) {
  const phases = new Map<string, string>();
  const baseUrl = 'https://deals.example';
  const outcome = await compile({
    out: dist(name),
    baseUrl,
    onPhase: (phase, found) => phases.set(phase, found),
    ...settings,
  });
  expect(outcome.ok).toBe(true);
  return phases.get('history') ?? '';
}

beforeAll(async () => {
  folder = await temporaryFolder();
  await cp(TINY, dist('edited'), { recursive: true });
  const file = dist('edited/vendors/lark.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/description: .*/, 'description: Quite different terms'));
  await cp(sharedMiniature(), dist('first'), { recursive: true });
  const history = exported('first', 'history.json');
  await built('second', { catalogue: dist('edited'), date: TOMORROW, history });
  if (IS_LONG) await built('again', { catalogue: dist('edited'), date: TOMORROW, history });
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(name: string, list: 'offers' | 'changes'): Promise<Rows> {
  const body = JSON.parse(await readFile(exported(name, `${list}.json`), 'utf8')) as Record<string, Rows>;
  return body[list] ?? [];
}

/** A caller's own application of a difference, by its description alone. */
function applied(before: Rows, { added, removed, changed, moved, ...more }: Diff['offers' | 'changes']): Rows {
  const rows = before.map((row) => ({ ...row }));
  const { days, fields: ages } = 'aged' in more ? more.aged : { days: 0, fields: [] };
  for (const row of rows) for (const age of ages) if (row[age] !== null) row[age] = Number(row[age]) + days;
  for (const { at, fields } of changed) {
    for (const each of fields) {
      const row = rows[at] ?? {};
      expect(before[at]?.[each.field]).toEqual(each.old);
      if ('new' in each) row[each.field] = each.new;
      else Reflect.deleteProperty(row, each.field);
    }
  }
  const out = new Set([...removed.map(({ at }) => at), ...moved.map(({ from }) => from)]);
  const kept = rows.filter((_, at) => !out.has(at));
  const placed = [
    ...added.map((one) => ({ to: one.to, row: 'offer' in one ? one.offer : one.change })),
    ...moved.map(({ from, to }) => ({ to, row: rows[from] ?? {} })),
  ];
  for (const { to, row } of placed.sort((one, other) => one.to - other.to)) kept.splice(to, 0, row);
  return kept;
}

async function diffFrom(name: string, from: string): Promise<Diff> {
  const { history } = await Build.open(dist(name));
  const named = namedBuild(history, from);
  if ('refused' in named) throw new Error(named.refused.body.error);
  return diffBody.parse(JSON.parse(await readFile(join(dist(name), diffAnswerName(named.build)), 'utf8')));
}

describe('a build with the history of the one before', () => {
  it('states what makes the old export into the new one', async () => {
    const diff = await diffFrom('second', TODAY);
    expect(diff.offers.changed.find(({ slug }) => slug === 'lark')?.fields.map(({ field }) => field)).toContain(
      'description',
    );
    const ages = diff.offers.aged.fields;
    expect(diff.offers.aged.days).toBe(1);
    expect(diff.offers.changed.filter(({ fields }) => fields.every(({ field }) => ages.includes(field)))).toEqual([]);
    expect(applied(await rowsOf('first', 'offers'), diff.offers)).toEqual(await rowsOf('second', 'offers'));
    expect(applied(await rowsOf('first', 'changes'), diff.changes)).toEqual(await rowsOf('second', 'changes'));
  });

  it('is found by the digest of an export too, and differs in nothing from itself', async () => {
    const { base, build } = await diffFrom('second', TODAY);
    expect(await diffFrom('second', base.offers_sha256)).toEqual(await diffFrom('second', TODAY));
    expect((await diffFrom('second', build.changes_sha256)).offers).toEqual({
      aged: { days: 0, fields: ['days_since_verified', 'days_since_read'] },
      added: [],
      removed: [],
      changed: [],
      moved: [],
    });
  });

  it('is found by the validator that a host sends with an export, in any coding', async () => {
    const { history } = await Build.open(dist('second'));
    const first = await Build.open(dist('first'));
    for (const name of ['offers.json', 'changes.json']) {
      const etag = first.file(`api/export/${name}`)?.etag ?? '';
      expect(etag).toMatch(/^".{22}"$/);
      for (const coding of ['identity', 'br', 'gzip']) {
        const coded = codedEtag(etag, coding);
        for (const from of [coded, coded.slice(1, -1), `W/${coded}`])
          expect(namedBuild(history, from), from).toEqual({ build: history[0] });
      }
    }
    const unknown = namedBuild(history, `"${'A'.repeat(22)}"`);
    expect(unknown).toMatchObject({ refused: { status: 404, body: { since: TODAY } } });
    expect(namedBuild(history, `"${'A'.repeat(22)}`)).toMatchObject({ refused: { status: 400 } });
  });

  itLong('is the same bytes again', async () => {
    for (const file of ['_index/manifest.json', 'api/export/history.json']) {
      expect(await readFile(join(dist('again'), file))).toEqual(await readFile(join(dist('second'), file)));
    }
  });

  it('refuses what the history does not reach with the day on which it begins', async () => {
    const { history } = await Build.open(dist('second'));
    expect(namedBuild(history, addDays(TODAY, -1))).toMatchObject({ refused: { status: 404, body: { since: TODAY } } });
    expect(namedBuild(history, 'f'.repeat(64))).toMatchObject({ refused: { status: 404, body: { since: TODAY } } });
    expect(namedBuild(history, 'yesterday')).toMatchObject({ refused: { status: 400 } });
    expect(namedBuild([], TODAY)).toMatchObject({ refused: { status: 404, body: { since: null } } });
  });

  it('takes a day without a build for the last one before it', async () => {
    const { history } = await Build.open(dist('second'));
    const [first, second] = history;
    expect(namedBuild(history, TODAY)).toEqual({ build: first });
    expect(namedBuild(history, addDays(TOMORROW, 3))).toEqual({ build: second });
  });
});

describe('a history that cannot be used', () => {
  it('begins anew with the build, and the build says why', async () => {
    await cp(dist('first/api/export'), dist('torn'), { recursive: true });
    await writeFile(dist('torn/offers.json'), '{"offers":[]}');
    await writeFile(dist('torn/other.json'), '{"format":1,"builds":[]}');
    const reasons = [
      ['torn/history.json', 'does not belong to the exports beside it'],
      ['torn/other.json', 'has another format'],
      ['torn/none.json', 'cannot be read'],
    ] as const;
    for (const [path, sentence] of reasons) {
      const found = readHistory(dist(path));
      expect(found.builds, path).toEqual([]);
      expect(found.outcome).toContain(sentence);
    }
    for (const [file, reason] of oneIn(reasons.length, reasons)) {
      expect(await built('anew', { catalogue: TINY, date: TODAY, history: dist(file) })).toContain(reason);
      const history = JSON.parse(await readFile(exported('anew', 'history.json'), 'utf8')) as BuildHistory;
      expect(history.builds).toMatchObject([{ date: TODAY, undo: null }]);
    }
  }, 60_000);
});
