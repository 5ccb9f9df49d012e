import { describeCheck, offerFile } from './diagnosed.ts';

const RESTRICTED = ['Student plan', 'For startups', 'EDUCATION', 'Educational', 'Non-profit', 'Nonprofits', 'Teacher'];
const OPEN = ['Free', 'Open Source', 'Studio', 'Starter', 'Startupy'];
const PUBLIC = { type: 'public', conditions: [] } as const;

describeCheck('tier-without-eligibility', {
  reports: [
    [
      'a tier called Students that is open to anyone',
      offerFile({ tier: 'Students', eligibility: PUBLIC }),
      {
        at: 'Students',
        what: 'the tier is for `Students`, and the offer is open to anyone',
        fix: 'add `eligibility` with its `type`, or call the tier by another name',
        also: ['public: who may take it'],
      },
    ],
    ...RESTRICTED.map(
      (tier) => [`a tier called ${tier} without eligibility`, offerFile({ tier }), { at: tier, also: [] }] as const,
    ),
  ],
  accepts: [
    [
      'a tier for students whose eligibility says so',
      offerFile({ tier: 'Students', eligibility: { type: 'student', conditions: ['Enrolled'] } }),
    ],
    ...OPEN.map((tier) => [`a tier called ${tier} that is open to anyone`, offerFile({ tier })] as const),
  ],
  isWaivable: true,
});
