import { expect, it } from 'vitest';
import { pages } from '../../src/pages/table.ts';
import { catalogue, vendor } from '../builders.ts';

it('a build holds the page of each vendor, its Markdown form and its badge', () => {
  const paths = [...pages(catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Fly.io' })] }))].map(
    ({ path }) => path,
  );
  for (const slug of ['acme', 'fly-io'])
    for (const path of [`vendor/${slug}`, `vendor/${slug}.md`, `badge/${slug}.svg`]) expect(paths).toContain(path);
});
