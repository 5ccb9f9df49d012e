import { z } from 'zod';
import { otherProducts } from './details.schema.ts';
import { changeRecord } from './shared/change-record.schema.ts';
import { offerShape } from './shared/offer.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { tieBreak } from './shared/tie-break.schema.ts';
import { vendorMatch } from './shared/vendor-match.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const riskAlternative = z
  .strictObject({
    vendor: offerShape.vendor,
    category: offerShape.category,
    tier: offerShape.tier,
    risk_level: offerShape.risk_level,
    link_unreachable: offerShape.link_unreachable,
    gate: offerShape.gate,
    risk_cause: offerShape.risk_cause,
    rating_withheld: offerShape.rating_withheld,
  })
  .meta({ id: 'RiskAlternative', description: 'An alternative with its own level.' });

/** 200 body of `/api/vendor-risk/{vendor}`. */
export const vendorRiskBody = z
  .strictObject({
    vendor: offerShape.vendor,
    vendor_match: vendorMatch,
    other_products: otherProducts.optional(),
    category: offerShape.category,
    risk_level: offerShape.risk_level,
    link_unreachable: offerShape.link_unreachable,
    risk_cause: offerShape.risk_cause,
    rating_withheld: offerShape.rating_withheld,
    gate: offerShape.gate,
    source_check: offerShape.source_check,
    free_tier_longevity_days: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'Days since the later of the earliest date held for the offer and its latest negative record in force. Only ' +
          "records about the free offer count: no other tier's, no deprecation of another product, no housekeeping. Null " +
          'for an offer that is retired, discontinued or not free, and where a removal is in force.',
      ),
    changes: z.array(changeRecord).describe('All records of the vendor but retracted ones, newest first.'),
    tie_break: tieBreak,
    alternatives: z.array(riskAlternative).describe('Every alternative in the category, in `tie_break` order.'),
    summary: z.string().describe('The judgement in one paragraph.'),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'VendorRisk', description: 'How far an offer can be trusted to last, and why.' });

export type VendorRiskBody = z.infer<typeof vendorRiskBody>;
export type RiskAlternative = z.infer<typeof riskAlternative>;
