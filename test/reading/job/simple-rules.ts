import type { PageVerdict } from '../../../src/model/page-verdict.ts';
import type { PageRules } from '../../../src/reading/page-rules.ts';

const verdict = (given: Partial<PageVerdict>): PageVerdict => ({
  outcome: 'link_ok',
  source_check: 'states_no_terms',
  found: 'The page does not state the terms.',
  figures: [],
  replaced: [],
  ended: null,
  ...given,
});

/** Rules for tests of the job: a page confirms an entry whose description it holds, and says a change as `NEW not OLD`. */
export const SIMPLE_RULES: PageRules = {
  fault: ({ text }) => (text.title === 'Not found' ? 'soft_404' : null),
  offer: ({ text }, { offer: { description } }) => {
    const whole = text.blocks.map((block) => block.text).join(' ');
    const [, now, old] = /(\d+ GB) not (\d+ GB)/.exec(whole) ?? [];
    if (now !== undefined && old !== undefined) {
      const replaced = [{ old, now, direction: 'reduced', quote: `${now} not ${old}` }] as const;
      return verdict({ outcome: 'changed', found: `The page states ${now}.`, replaced });
    }
    const figures = [{ figure: description, finding: 'found', text: description }] as const;
    return whole.includes(description)
      ? verdict({ outcome: 'confirmed', source_check: 'ok', found: null, figures })
      : verdict({});
  },
  record: ({ text }, { change_type, date, summary }) => {
    const isStated = text.blocks.some((block) => block.text.includes(summary));
    return { change_type, date, outcome: isStated ? 'ok' : 'states_no_terms', detail: 'The page was read' };
  },
  programme: ({ text }, { referee_benefit: benefit }) => ({
    outcome: text.blocks.some((block) => block.text.includes(benefit)) ? 'ok' : 'states_no_terms',
    detail: 'The page was read',
  }),
  betterLinks: ({ text }) => text.links.filter(({ url }) => url.includes('pricing')).map(({ url }) => url),
};
