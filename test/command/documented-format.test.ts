import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderOfTest, writeFiles } from '../http/compiled.ts';
import { runCommand } from './in-process.ts';

const README = readFileSync('catalogue/README.md', 'utf8');
const EXAMPLES = [...README.matchAll(/^```yaml\n# (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
  path,
  text,
}));

let folder = '';
const check = (...flags: readonly string[]) =>
  runCommand('check', '--catalogue', folder, '--date', '2026-11-20', ...flags);

beforeEach(async () => {
  folder = join(await folderOfTest(), 'catalogue');
  await writeFiles(folder, Object.fromEntries(EXAMPLES.map(({ path, text }) => [path, text])));
});

describe('the documented format passes the check', () => {
  it('as the examples of catalogue/README.md write it, with no advice but on form', async () => {
    expect(EXAMPLES).toHaveLength(11);
    const { status, stdout } = await check('--format', 'json', ...EXAMPLES.map(({ path }) => path));
    const found = JSON.parse(stdout) as readonly { readonly code: string; readonly severity: string }[];
    expect(status).toBe(0);
    expect(new Set(found.map(({ severity, code }) => `${severity} ${code}`))).toEqual(
      new Set(['notice canonical-form']),
    );
  });

  it('as the commands of CONTRIBUTING.md write it', async () => {
    const guide = readFileSync('CONTRIBUTING.md', 'utf8').replaceAll('\\\n', '');
    const commands = [...guide.matchAll(/^npm run new -- (\w+ --.*)$/gm)].map(([, flags = '']) => flags);
    expect(commands).toHaveLength(2);
    rmSync(join(folder, 'vendors/example-db.yaml'));
    for (const command of commands) {
      const flags = Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '');
      expect(await runCommand('new', ...flags, '--catalogue', folder, '--date', '2026-11-20')).toMatchObject({
        status: 0,
      });
    }
    const { status, stdout } = await check('vendors/example-db.yaml', '--format', 'json');
    expect({ status, found: JSON.parse(stdout) as unknown }).toEqual({ status: 0, found: [] });
  });
});
