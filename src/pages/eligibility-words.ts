import type { Eligibility } from '../model/offer.ts';
import type { EligibilityType } from '../model/vocabulary.ts';
import { html, NOTHING, type Html } from './html.ts';
import { prose } from './prose.ts';

/** Who may apply, as the name of a group. */
export const ELIGIBILITY_WORDS = {
  public: 'anyone',
  accelerator: 'companies in an accelerator',
  startup: 'startups',
  oss: 'open-source projects',
  student: 'students',
  fintech: 'fintech companies',
  geographic: 'applicants of certain places',
  enterprise: 'enterprises',
} as const satisfies Record<EligibilityType, string>;

/** Who may apply, through which programme, and on which conditions. */
export function eligibilityWords(eligibility: Eligibility): Html {
  const { conditions } = eligibility;
  const stated = conditions.length === 0 ? NOTHING : html`: ${prose(conditions.join('; '))}`;
  return html`${whoMayApply(eligibility)}${stated}`;
}

/** Who may apply, and through which programme, without the conditions. */
export function whoMayApply({ type, program }: Eligibility): Html {
  const through = program === undefined ? NOTHING : html`, through ${program}`;
  return html`${ELIGIBILITY_WORDS[type]}${through}`;
}
