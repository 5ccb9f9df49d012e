import { errorBody } from '../routes/shared/common.schema.ts';
import { retiredSubmission as retiredReply } from '../routes/referral-codes.ts';
import type { Components } from './components.ts';
import type { Operation } from '../model/openapi-document.ts';
import type { OperationSchemas } from './operations.ts';
import { errorResponse, errorResponses } from './responses.ts';

/** `POST /api/referral-codes`: retired, always 410 (docs/rules.md#referral-codes). */
export function retiredSubmission(components: Components, schemas: OperationSchemas): Operation {
  const example = { error: retiredReply().body.error };
  return {
    operationId: 'submitReferralCode',
    tags: ['Referrals'],
    summary: 'Retired',
    description: 'Codes submitted by agents are retired. Every request answers 410, whatever its body.',
    deprecated: true,
    responses: {
      ...errorResponses(components, schemas, { statuses: [410], examples: { 410: example } }),
      // Linters take an operation without a success for an oversight; this one has none to describe.
      default: errorResponse(components, { status: 410, body: errorBody, example }),
    },
  };
}
