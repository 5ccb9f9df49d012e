import { expect, it } from 'vitest';
import type { TextBlock } from '../../../src/model/page-text.ts';
import { withoutAnnounced } from '../../../src/rules/reading/announced-blocks.ts';
import { block as blockOf, pageOf } from '../../page-blocks.ts';

const block = (text: string, given: Partial<TextBlock> = {}): TextBlock => blockOf({ text, ...given });

it('leaves out a plan that does not exist yet, with its section, card or column', () => {
  const kept = block('Team has 10 GB', { headings: ['Plans', 'Team'] });
  const announced = [
    block('Free: coming soon'),
    block('Join the waiting list.'),
    block('Free has 10 GB', { headings: ['Plans', 'Limits', 'Free (coming soon)'] }),
    block('10 GB', { card: 'Free – Coming Soon' }),
    block('10 GB', { column: 'Free, coming soon' }),
  ];
  expect(withoutAnnounced(pageOf([kept, ...announced])).blocks).toEqual([kept]);
});

it('leaves a page as it is that announces nothing', () => {
  const known = pageOf([block('Free has 10 GB. It soon grows.'), block('Our availability is 99.9 %')]);
  expect(withoutAnnounced(known)).toBe(known);
});
