import { LIMIT_MEASURES, type LimitMeasure } from '../../model/limit.ts';
import { MEASURES, type MeasureKind } from '../../rules/limits/measures.ts';

/** What a line of `limits` begins with, as far as a pattern can say; `src/rules/limits/parse-limit.ts` decides. */
const LINE = {
  type: 'string',
  pattern: '^(?:unlimited|[$€£]?(?:\\d+|\\d{1,3}(?:,\\d{3})+)(?:\\.\\d+)?%?) [^()]+(?: \\([^()]+\\))?$',
  patternErrorMessage: 'Write AMOUNT UNIT THING [per SCOPE] [a PERIOD] [(NOTE)], such as `300 build minutes a month`.',
} as const;

const UNITS: Readonly<Record<MeasureKind, (thing: string) => string>> = {
  bytes: (thing) => `GB ${thing}`,
  count: (thing) => `${thing}s`,
  duration: (thing) => `hours ${thing}`,
  money: (thing) => thing,
  percent: (thing) => thing,
};

/** A completion for the first thing of each group of a measure. */
function snippetsOf(measure: LimitMeasure): readonly object[] {
  const { kind, isFlow, things } = MEASURES[measure];
  return things.split(';').map((group) => {
    const thing = (group.split(',')[0] ?? '').trim();
    const [before, after] = [kind === 'money' ? '$' : '', kind === 'percent' ? '%' : ''];
    const words = `${UNITS[kind](thing)}${isFlow ? ' a month' : ''}`;
    return { label: `${measure}: ${thing}`, body: `${before}\${1:100}${after} ${words}`.replace(/^\$(?!\{)/, '\\$') };
  });
}

/** An entry of `limits` for editors, with a completion for each thing that the table of measures groups. */
export const LIMIT_FORM = {
  anyOf: [
    { ...LINE, defaultSnippets: LIMIT_MEASURES.flatMap(snippetsOf) },
    {
      type: 'object' as const,
      properties: {
        limit: { ...LINE, description: 'The line.' },
        for: { type: 'string' as const, description: 'Who gets it, such as `accounts from before September 2025`.' },
      },
      required: ['limit', 'for'],
      additionalProperties: false,
    },
  ],
};
