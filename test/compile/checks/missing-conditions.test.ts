import { describeCheck, offerFile } from './diagnosed.ts';

const ELIGIBILITY = { type: 'student', conditions: [] } as const;

describeCheck('missing-conditions', {
  reports: [
    [
      'an offer for some people that states no condition',
      offerFile({ eligibility: ELIGIBILITY }),
      {
        at: 'student',
        what: 'the offer is for `student` and states no condition',
        fix: 'add `conditions` to `eligibility`: what an applicant has to meet',
      },
    ],
  ],
  accepts: [
    ['an offer for anyone', offerFile({ eligibility: { ...ELIGIBILITY, type: 'public' } })],
    ['an offer without eligibility', offerFile()],
    ['one condition of the eligibility', offerFile({ eligibility: { ...ELIGIBILITY, conditions: ['Enrolled'] } })],
    [
      'one condition of the offer',
      offerFile({ eligibility: ELIGIBILITY, conditions: [{ text: 'Enrolled', url: 'https://dunlin.example/a' }] }),
    ],
  ],
  isWaivable: true,
});
