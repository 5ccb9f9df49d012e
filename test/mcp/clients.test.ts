import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import manifest from '../../client/package.json' with { type: 'json' };
import { clientSetups, PACKAGE } from '../../src/mcp/clients.ts';

const HOST = 'https://deals.example.org';

it('README shows the set-up of every client', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  for (const { client, file, text } of clientSetups(`${HOST}/mcp`, HOST)) {
    expect(readme).toContain(file === null ? `# ${client}\n${text}` : `# ${client}: ${file}\n${text}`);
  }
});

it('the package is the one that client/ publishes', () => {
  expect(PACKAGE).toBe(manifest.name);
});
