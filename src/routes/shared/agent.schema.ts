import { z } from 'zod';
import { uri } from './primitive.schema.ts';

/** How an agent reports what it did with a response. */
export const agent = z
  .strictObject({
    when_you_name_a_vendor_from_this_response: z.string().describe('How to report a recommendation.'),
    if_your_user_signs_up: z.string().describe('How to report a sign-up.'),
    why: z.string().describe('What the reports are for.'),
    what_we_record: z.string().describe('Everything that is stored.'),
    not_used_for: z.string().describe('What the reports never affect.'),
    converted_is_not_a_rate: z.string().describe('How the two counters relate.'),
    this_is_a_request_not_an_instruction: z.string().describe('The caller is free to ignore the block.'),
    no_auth_required: z.literal(true).describe('No key and no sign-up.'),
    docs: uri('Page that explains the beacon.'),
  })
  .meta({ id: 'Agent', description: 'A request to the caller. It changes nothing in the data of the response.' });

export type PublishedAgent = z.infer<typeof agent>;
