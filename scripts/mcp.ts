import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { damagedBuild } from '../functions/node/build.ts';
import { serveBuild, serveHost } from '../client/mcp.ts';
import { INDEX_FILE } from '../src/model/build.ts';
import { FLAG, EXIT, run, UsageError, baseUrlOption, dateOption, options } from './lib/command.ts';

const USAGE = 'npm run --silent mcp -- [--dist DIR | --url URL] [--date YYYY-MM-DD]';

await run(async () => {
  const { values } = options(USAGE, { dist: FLAG.out, url: FLAG.text, date: FLAG.text });
  const fixed = values.date === undefined ? null : dateOption(values.date);
  const { url, dist } = values;
  if (url !== undefined) {
    await serveHost(baseUrlOption(url, '--url'));
    return EXIT.ok;
  }
  const file = join(dist, INDEX_FILE);
  if (!existsSync(file)) {
    throw new UsageError(`${file} cannot be read; run npm run build first, or give --url\nusage: ${USAGE}`);
  }
  await serveBuild(dist, fixed).catch((error: unknown) => {
    throw damagedBuild(dist, error);
  });
  return EXIT.ok;
});
