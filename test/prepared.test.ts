import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Build } from '../functions/node/build.ts';
import { preparedTargets } from '../scripts/verify/requests.ts';
import { render } from '../src/compile/render.ts';
import type { AnyRoute } from '../src/routes/route.ts';
import { ROUTES } from '../src/routes/table.ts';
import { TODAY } from './builders.ts';
import { computingApp } from './computing.ts';
import { resolved } from './resolved.ts';
import { contentType } from '../src/routes/content-type.ts';
import { IS_LONG } from './runs.ts';
import { compiledMiniature, folderOfTest, sharedBuild, sharedMiniature } from './http/compiled.ts';
import { MINIATURE_COMMIT, MINIATURE_FOLDER } from './http/compile-miniature.ts';

/** What is not listed in the manifest: it tells hosts what to do, and is served to nobody. */
const UNLISTED = ['.assetsignore', '_headers', '_index/manifest.json', '_redirects'];
/** What is listed and no answer of a route: the index, and the documents at their own paths. */
const DOCUMENT =
  /^(?:_index\/catalogue\.json$|api\/openapi\.json$|api\/docs(?:\.md)?$|api\/(?:export|feeds)\/|(?!_|api\/))/;

const dist = sharedMiniature();
const build = await sharedBuild();

const paths = Object.keys(build.files);
/** Every prepared request by the file its answer lies in. */
const prepared = preparedTargets(build.catalogue(TODAY));

async function filesBelow(top: string): Promise<readonly string[]> {
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)))
    .sort();
}

describe('a prepared answer', () => {
  it('is, byte for byte, what the function computes for the same request', async () => {
    const app = computingApp(build.catalogue(TODAY));
    for (const [path, target] of prepared) {
      const file = build.file(path);
      if (!file) throw new Error(`${target} is a case, and ${path} is not in the build`);
      const answer = await app.request(target);
      expect(answer.status, target).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).equals(file), target).toBe(true);
      expect(answer.headers.get('content-type'), target).toBe(contentType(path));
      expect(answer.headers.get('content-length'), target).toBe(String(file.length));
    }
  });

  it('lies where the function looks for it', async () => {
    const sought: string[] = [];
    const file = (path: string) => {
      sought.push(path);
      return null;
    };
    const app = computingApp(build.catalogue(TODAY), { build: { file } });
    for (const [path, target] of prepared) {
      sought.length = 0;
      await app.request(target);
      expect(sought, target).toEqual([path]);
      expect(resolved(target), target).toHaveProperty('file', path);
    }
  });

  it('has the same name with its defaults written out, and none with a parameter that its answer has to name', () => {
    for (const [path, target] of prepared) {
      const url = new URL(target, 'http://localhost');
      const parameters = Object.entries(resolved(target)?.parameters ?? {}).filter(
        ([, { in: place }]) => place !== 'path',
      );
      for (const [name, parameter] of parameters) {
        const written = defaultOf(parameter);
        if (written !== null && !url.searchParams.has(name)) url.searchParams.set(name, written);
      }
      expect(resolved(url.pathname + url.search), url.href).toHaveProperty('file', path);
      // A route that reads no query has no warnings either, so its file stays the answer.
      url.searchParams.set('unknown', '1');
      const file = parameters.length > 0 ? null : path;
      expect(resolved(url.pathname + url.search), url.href).toHaveProperty('file', file);
    }
  });

  it('never lies where a request without a file looks', () => {
    const names = new Set(paths);
    for (const target of ['/api/referral-codes/default', '/api/referral-codes/~default', '/api/details/~default']) {
      expect(names.has(resolved(target)?.file ?? ''), target).toBe(false);
    }
  });
});

function defaultOf(parameter: AnyRoute['parameters'][string]): string | null {
  switch (parameter.kind) {
    case 'flag':
      return parameter.default === null ? null : 'false';
    case 'integer':
      return parameter.default === undefined ? null : String(parameter.default);
    case 'choice':
      return parameter.default ?? null;
    default:
      return '';
  }
}

describe('the build', () => {
  it('has every case of every route, once', () => {
    const files = [...render(build.catalogue(TODAY), ROUTES)];
    const cases = [...prepared.keys()];
    expect(files.map(({ path }) => path)).toEqual(cases);
    expect(paths).toEqual(expect.arrayContaining(cases));
  });

  it('has no file that neither a route nor a host nor a page claims', () => {
    const unclaimed = paths.filter((path) => !prepared.has(path) && !DOCUMENT.test(path));
    expect(unclaimed).toEqual([]);
  });

  it('writes no file whose name is also a folder, nor two that differ in case alone', () => {
    const names = new Set(paths);
    const folders = paths.flatMap((path) => {
      const parts = path.split('/').slice(0, -1);
      return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
    });
    expect(folders.filter((name) => names.has(name))).toEqual([]);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });

  it('holds what its manifest says and nothing else', async () => {
    const onDisk = await filesBelow(dist);
    expect(onDisk).toEqual([...paths, ...UNLISTED].sort());
    for (const path of paths) expect(build.file(path)?.length, path).toBeGreaterThan(0);
  });

  it('serves no name that an object inherits', () => {
    for (const name of ['__proto__', 'constructor', 'toString', '']) expect(build.file(name)).toBeNull();
  });

  it('never serves a file that is not the one it wrote', async () => {
    const own = await folderOfTest();
    const opened = await Build.open(await compiledMiniature(own));
    await copyFile(join(dist, '_index/catalogue.json'), join(own, 'dist/api/categories'));
    await rm(join(own, 'dist/_answers/api/offers'), { recursive: true });
    expect(opened.file('_answers/api/offers/~default.json')).toBeNull();
    expect(opened.file('_answers/api/new/~default.json')).not.toBeNull();
  });
});

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD = [join(ROOT, 'scripts/run.mjs'), 'build'];

/** Surroundings that must not show in a single byte. */
const SURROUNDINGS = [
  {
    name: 'another time zone and language',
    env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  },
  { name: 'the other end of the day', env: { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' } },
];

describe('two builds of one catalogue and day', () => {
  it.runIf(IS_LONG).each(SURROUNDINGS)(
    'are the same bytes in $name, from another folder and with files written in another order',
    async ({ env }) => {
      const own = await folderOfTest();
      const source = MINIATURE_FOLDER;
      const copied = join(own, 'catalogue');
      for (const path of [...(await filesBelow(source))].reverse()) {
        await mkdir(dirname(join(copied, path)), { recursive: true });
        await copyFile(join(source, path), join(copied, path));
      }
      const flags = ['--catalogue', 'catalogue', '--out', 'other', '--base-url', 'https://deals.example'];
      const settings = { ...process.env, ...env, BUILD_COMMIT: MINIATURE_COMMIT };
      await run(process.execPath, [...BUILD, ...flags, '--date', TODAY], { cwd: own, env: settings });
      const files = await filesBelow(dist);
      expect(await filesBelow(join(own, 'other'))).toEqual(files);
      for (const path of files) {
        const [one, other] = await Promise.all([readFile(join(dist, path)), readFile(join(own, 'other', path))]);
        expect(other.equals(one), path).toBe(true);
      }
    },
  );
});
