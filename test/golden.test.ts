import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../src/model/build.ts';
import { sharedMiniature } from './http/compiled.ts';

/**
 * The whole output of the miniature catalogue. A change of a rule or a layout shows as a diff of answers;
 * `npm run test:update` accepts it, and the diff belongs in the same commit.
 */
let out: string;
let answers: readonly string[];

/** Every answer of the API; pages, exports, feeds of one subject and the OpenAPI document have tests of their own. */
const isAnswer = (path: string): boolean =>
  path.startsWith('_answers/') ||
  (path.startsWith('api/') &&
    path !== 'api/openapi.json' &&
    !/^api\/docs(?:\.md)?$/.test(path) &&
    !path.startsWith('api/export/') &&
    !path.startsWith('api/feeds/'));

beforeAll(() => {
  out = sharedMiniature();
  const manifest = JSON.parse(readFileSync(join(out, '_index/manifest.json'), 'utf8')) as { files: Manifest };
  answers = Object.keys(manifest.files).filter(isAnswer);
});

function readable(path: string, text: string): string {
  // A checkout has line feeds alone.
  if (path.endsWith('.ics')) return text.replaceAll('\r\n', '\n');
  const isJson = !/\.(?:html|md|atom)$/.test(path) && path !== 'api/feed';
  return isJson ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text;
}

describe('the miniature catalogue', () => {
  it('compiles to the answers it is known to have', async () => {
    expect(answers.length).toBeGreaterThan(100);
    for (const path of answers) {
      const text = readable(path, readFileSync(join(out, path), 'utf8'));
      await expect(text, `${path}: accept with npm run test:update`).toMatchFileSnapshot(`golden/tiny/${path}`);
    }
  });

  it('compiles to no other answers', async () => {
    await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot('golden/tiny.txt');
  });
});
