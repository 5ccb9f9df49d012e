import { comparisonMember, comparison } from './comparison.ts';
import type { StartupCreditsBody } from './comparison.schema.ts';
import type { ReadonlyDeep } from './route.ts';

export const startupCredits = comparison({
  name: 'startup-credits',
  summary: 'Startup programmes compared',
  description:
    'Credit programmes for startups, each with the conditions an applicant has to meet, and what changed in a year.',
  layOut: (catalogue, members): ReadonlyDeep<Pick<StartupCreditsBody, 'programs'>> => ({
    programs: members.map((member) => comparisonMember(catalogue, member)),
  }),
});
