import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../src/compile/checks/index.ts';
import { BROKEN } from './compile/broken-files.ts';

const RULES_FOLDER = 'src/rules';

/** Modules of rules that hold types or a table of words alone. */
const WITHOUT_RULE: readonly string[] = [
  'clients/client-families.ts',
  'figures/figure.ts',
  'limits/measure-kinds.ts',
  'names/ordinary-words.ts',
  'reading/read-entry.ts',
  'search/search-texts.ts',
];

const STAGES_FOLDER = 'src/compile';

/** Modules of stages that hold types, a constant or a table of words alone. */
const WITHOUT_STAGE: readonly string[] = [
  'checks/check.ts',
  'diagnostics/stage-codes.ts',
  'parse/faulty-text.ts',
  'site.ts',
];

const modulesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort();
const testOf = (path: string): string => path.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts');

describe('a test has the name and the folder of what it tests', () => {
  const rules = modulesOf(RULES_FOLDER);

  it('for each rule', () => {
    const tested = rules.filter((path) => !WITHOUT_RULE.includes(path));
    expect(tested.length).toBeGreaterThan(180);
    expect(tested.map((path) => testOf(`${RULES_FOLDER}/${path}`)).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('for each check and each module of a stage of the build', () => {
    const stages = modulesOf(STAGES_FOLDER).filter((path) => !WITHOUT_STAGE.includes(path));
    expect(stages.length).toBeGreaterThan(120);
    expect(stages.map((path) => testOf(`${STAGES_FOLDER}/${path}`)).filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each([
    [RULES_FOLDER, WITHOUT_RULE],
    [STAGES_FOLDER, WITHOUT_STAGE],
  ])('and no exception of %s is out of date', (folder, exceptions) => {
    const modules = modulesOf(folder);
    const outdated = exceptions.filter((path) => !modules.includes(path) || existsSync(testOf(`${folder}/${path}`)));
    expect(outdated).toEqual([]);
  });

  it('for each route of both tables', () => {
    const routes = ['table', 'service-table'].flatMap((table) =>
      [...readFileSync(`src/routes/${table}.ts`, 'utf8').matchAll(/^import \{.*from '\.\/([\w-]+)\.ts'/gm)].map(
        ([, name = '']) => `src/routes/${name}.ts`,
      ),
    );
    expect(routes.length).toBeGreaterThan(30);
    expect([...routes, 'src/routes/diff.ts'].map(testOf).filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('a check has the name of its code, a test of that name, and examples of its fault', () => {
  it.each(CHECKS.map(({ code }) => code))(
    '%s is a module with a test, and is shown by a file in test/broken',
    (code) => {
      expect(existsSync(`src/compile/checks/${code}.ts`)).toBe(true);
      expect(readFileSync(`test/compile/checks/${code}.test.ts`, 'utf8')).toContain(`checks/${code}.ts'`);
      expect(BROKEN.map(({ code: shown }) => shown)).toContain(code);
    },
  );
});
