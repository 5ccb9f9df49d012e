import { beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { PlainAnswer } from '../../functions/message.ts';
import type { Build } from '../../functions/node/build.ts';
import { isVendorFile } from '../../src/pages/rendered-file.ts';
import { TODAY } from '../builders.ts';
import { computing } from '../computing.ts';
import { sharedBuild } from '../http/compiled.ts';
import { fileText, headerOf, plainRead, textOf } from '../plain.ts';

describe('a build without the files of vendors', () => {
  let build: Build;
  let environment: Environment;
  let files: readonly string[];

  beforeAll(async () => {
    build = await sharedBuild();
    files = build.paths.filter(isVendorFile);
    // The miniature has no other file that a test of these paths requests.
    environment = computing((date, compute) => compute(build.catalogue(date)));
  });

  async function answerTo(target: string, accept?: string): Promise<PlainAnswer> {
    return handle(plainRead(target, { accept }), environment);
  }

  it('answers for each page, Markdown form and badge with the bytes, type and validator of the file', async () => {
    const { vendors } = build.catalogue(TODAY).records;
    expect(files.filter((path) => path.endsWith('.md'))).toHaveLength(vendors.length);
    expect(files).toHaveLength(3 * vendors.length);
    for (const path of files) {
      const [answer, file] = [await answerTo(`/${path}`), build.file(path)];
      expect(textOf(answer), path).toBe(fileText(file));
      expect(headerOf(answer, 'content-type'), path).toBe(file?.contentType);
      expect(headerOf(answer, 'etag'), path).toBe(file?.etag);
      expect(headerOf(answer, 'cache-control'), path).toBe('public, max-age=300');
    }
  });

  it('gives the Markdown form to a client that prefers it', async () => {
    const answer = await answerTo('/vendor/acme', 'text/markdown');
    expect(textOf(answer)).toBe(fileText(build.file('vendor/acme.md')));
    expect(headerOf(answer, 'content-type')).toBe('text/markdown; charset=utf-8');
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
  });

  it.each(['/vendor/acmee', '/vendor/acmee.md', '/badge/acmee.svg', '/badge/acme', '/vendor/acme.html'])(
    'has nothing at %s',
    async (target) => {
      expect((await answerTo(target)).status).toBe(404);
    },
  );
});
