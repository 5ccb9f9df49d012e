import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug } from '../../src/rules/text/slug.ts';

const asset = new URL('../../src/pages/assets/slug.js', import.meta.url).href;
const { slug: slugInBrowser } = (await import(asset)) as { slug: (name: string) => string };

describe('the slug that the search makes in the browser', () => {
  it('equals the slug of the index for any name', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => slugInBrowser(name) === slug(name)));
    for (const name of ['Fly.io', 'Ünïcode GmbH', ' -x- ', 'C++', 'ﬁne', 'İstanbul', '任天堂']) {
      expect(slugInBrowser(name)).toBe(slug(name));
    }
  });
});
