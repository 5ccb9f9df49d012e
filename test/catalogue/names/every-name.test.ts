import { describe, expect, test } from 'vitest';
import { resolveVendor, exactVendor } from '../../../src/rules/names/resolver.ts';
import { shippedCatalogue } from '../../shipped.ts';
import { requestedTexts, namedAtEndpoints } from './requested-texts.ts';

const LIMIT_MS = 600_000;

describe('at every endpoint of the shipped catalogue', async () => {
  const catalogue = await shippedCatalogue();
  // A comma parts the names of a list.
  const requested = requestedTexts(catalogue).filter((text) => !text.includes(','));

  test(
    'no text names two vendors, and a text that names one by the resolver names no other',
    () => {
      let naming = 0;
      const wrong = requested.flatMap((text) => {
        const found = resolveVendor(catalogue, text);
        const own = exactVendor(catalogue, text)?.vendor ?? (found.kind === 'vendor' ? found.vendor : null);
        const named = namedAtEndpoints(catalogue, text);
        if (named.length > 0) naming += 1;
        const others = own ? named.filter((name) => name !== own.name) : named;
        return named.length > 1 || others.length > 0 ? [`${text}: ${named.join(', ')} (${own?.name ?? 'none'})`] : [];
      });
      expect(wrong).toEqual([]);
      expect(requested.length).toBeGreaterThan(5_000);
      // Each vendor has a name and a slug, or one that is both.
      expect(naming).toBeGreaterThan(catalogue.records.vendors.length);
    },
    LIMIT_MS,
  );
});
