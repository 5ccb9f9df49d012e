import { z } from 'zod';
import { COMMISSION_TYPES, REFERRAL_TYPES } from '../model/vocabulary.ts';
import { count, isoDate, uri } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const listedProgram = z
  .strictObject({
    vendor: z.string().describe('Vendor name.'),
    category: z.string().describe("Category of the vendor's first offer."),
    referrer_benefit: z.string().describe('What the referrer gets from the vendor.'),
    referee_benefit: z.string().describe('What the person referred gets.'),
    program_url: uri('Page of the programme.'),
    type: z.enum(REFERRAL_TYPES).describe('How one joins.'),
    commission_type: z.enum(COMMISSION_TYPES).nullable().describe('How the referrer is paid; null where not stated.'),
    read_on: isoDate("Day the terms were read on the vendor's page."),
    vendor_page: z.string().startsWith('/vendor/').describe("Path of the vendor's page."),
  })
  .meta({ id: 'ListedReferralProgram', description: 'A referral programme that a vendor runs.' });

/** 200 body of `/api/referral-programs`. */
export const referralProgramsBody = z
  .strictObject({
    programs: z
      .array(listedProgram)
      .describe("In the day's rank order of the vendors' offers, with the query key `referral-programs`."),
    count: count('Programmes in this response.'),
    categories: z.array(z.string()).describe('Categories with a listed programme, before the filter; sorted.'),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'ReferralPrograms', description: 'Referral programmes that vendors run.' });

export type ListedProgram = z.infer<typeof listedProgram>;
export type ReferralProgramsBody = z.infer<typeof referralProgramsBody>;
