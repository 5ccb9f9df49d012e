import { describe, expect, it } from 'vitest';
import { startupCredits, startupCreditsBody } from '../../src/routes/comparisons.ts';
import { catalogue, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const eligibility = { type: 'startup', conditions: ['Founded within 5 years'] } as const;
const index = catalogue({
  vendors: [vendor({ name: 'Acme', offers: [offer({ tier: 'Startup', eligibility })] })],
  comparisons: [{ name: 'startup-credits', members: [{ vendor: 'Acme', kind: 'cloud-infrastructure' }] }],
});
const body = (query = '') => bodyOf(startupCreditsBody, ask(startupCredits, index, query));

describe('/api/startup-credits', () => {
  it('lists programmes with the conditions that an applicant has to meet', () => {
    expect(body()).toMatchObject({
      programs: [{ vendor: 'Acme', kind: 'cloud-infrastructure', eligibility }],
      count: 1,
      categories: ['cloud-infrastructure', 'fintech-banking', 'developer-tools', 'ai-tools'],
    });
  });

  it('keeps to one kind', () => {
    expect(body('type=ai-tools')).toMatchObject({ programs: [], count: 0 });
  });
});
