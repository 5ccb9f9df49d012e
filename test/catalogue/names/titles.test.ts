import { expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { escapeMarkup } from '../../../src/routes/shared/escape.ts';
import { vendorNaming } from '../../../src/rules/reading/vendor-named.ts';
import { shippedCatalogue } from '../../shipped.ts';

const { vendors } = (await shippedCatalogue()).records;

it('a page names nearly every vendor of the shipped catalogue by its own title', () => {
  const unnamed = vendors.filter(({ name }) => {
    const page = htmlText(`<title>${escapeMarkup(name)} pricing</title>`, 'https://acme.example/');
    return vendorNaming({ name, former_names: [] }, page) !== 'full';
  });
  const names = unnamed.map(({ name }) => name).join(', ');
  expect(unnamed.length / vendors.length, names).toBeLessThanOrEqual(0.005);
  expect(vendors.length).toBeGreaterThan(1_000);
});
