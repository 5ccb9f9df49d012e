import { errorBody } from '../routes/shared/error.schema.ts';
import type { Components } from './components.ts';
import type { Operation } from './document.ts';
import { responseHeaders } from './headers.ts';

/** `POST /api/referral-codes`: retired, always 410 (docs/rules.md#referral-codes). */
export function retiredSubmission(components: Components): Operation {
  return {
    operationId: 'submitReferralCode',
    tags: ['Referrals'],
    summary: 'Retired',
    description: 'Codes submitted by agents are retired. Every request answers 410, whatever its body.',
    deprecated: true,
    responses: {
      '2XX': { description: 'Never sent; named because an operation without a success is taken for an oversight.' },
      410: {
        description: 'Retired for good.',
        headers: responseHeaders('NoStore'),
        content: { 'application/json': { schema: components.reference(errorBody) } },
      },
    },
  };
}
