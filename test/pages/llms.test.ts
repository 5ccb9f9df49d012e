import { expect, it } from 'vitest';
import { llmsText } from '../../src/pages/llms.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { day } from '../builders.ts';
import { tinyCatalogue } from '../shipped.ts';
import { llmsSuite } from './llms-suite.ts';

it('llms.txt says that most offers were not re-read, and its calls count them', async () => {
  const { records, site } = await tinyCatalogue();
  const text = llmsText(link(records, day('2027-12-01'), site));
  expect(text).toMatch(/\d+ of \d+ offers were not re-read within 180 days\. /);
  expect(text).toMatch(/q=postgres&free=true&limit=3&lapsed=include` → `total` = [1-9]/);
});

llmsSuite('the miniature', await tinyCatalogue());
