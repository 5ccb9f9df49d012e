import type { EligibilityType } from '../model/vocabulary.ts';

/** Who may apply, as the name of a group. */
export const ELIGIBILITY_WORDS = {
  public: 'anyone',
  accelerator: 'members of an accelerator',
  startup: 'startups',
  oss: 'open-source projects',
  student: 'students',
  fintech: 'fintech companies',
  geographic: 'certain places',
  enterprise: 'enterprises',
} as const satisfies Record<EligibilityType, string>;
