import { expect, it } from 'vitest';
import { parseIndex } from '../../functions/host.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { tinyCatalogue } from '../shipped.ts';

it('parses to the records that were written, from which the catalogue is linked', async () => {
  const built = await tinyCatalogue();
  const { date, site, records, build } = parseIndex(indexFile(built, { manifest: {}, files: 0, bytes: 0 }, null).text);
  expect(build).toEqual({ files: 0, bytes: 0, commit: null });
  expect(link(records, date, site)).toEqual(built);
});

it.each(['', '{"date":', '<html>'])('is no index: %j', (text) => {
  expect(() => parseIndex(text)).toThrow(SyntaxError);
});
