import { expect, it } from 'vitest';
import { proseOf } from '../../../src/compile/checks/texts.ts';
import { draftOf } from '../shape/shaped.ts';

const YAML = `
vendor: Dunlin
offers:
  - tier: Free
    tags: [todo]
    description: 1 GB
    conditions:
      - text: Not for production
        quote: no production
    eligibility:
      type: student
      conditions: [Enrolled]
changes:
  - summary: Half as much
    source_check: {outcome: ok, detail: The page states it}
`;

it('yields our own texts, and no name, word of a list or quotation', () => {
  const draft = draftOf(YAML);
  expect(proseOf({ draft, value: draft.value })).toEqual([
    { text: 'Free', path: ['offers', 0, 'tier'] },
    { text: '1 GB', path: ['offers', 0, 'description'] },
    { text: 'Not for production', path: ['offers', 0, 'conditions', 0, 'text'] },
    { text: 'Enrolled', path: ['offers', 0, 'eligibility', 'conditions', 0] },
    { text: 'Half as much', path: ['changes', 0, 'summary'] },
  ]);
});
