import { z } from 'zod';
import { changeRecord } from './shared/change-record.schema.ts';
import { offer } from './shared/offer.schema.ts';
import { count, isoDate } from './shared/primitive.schema.ts';

const sha256 = (description: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe(description);

const build = z
  .strictObject({
    date: isoDate('Day of the build.'),
    offers_sha256: sha256('SHA-256 of its `offers.json`, as its manifest lists it.'),
    changes_sha256: sha256('SHA-256 of its `changes.json`.'),
  })
  .meta({ id: 'DiffBuild', description: 'A build that the history knows.' });

const fieldChange = z
  .strictObject({
    field: z.string().describe('Name of the field.'),
    old: z.unknown().optional().describe('Its value before; absent where the field was.'),
    new: z.unknown().optional().describe('Its value after; absent where the field is.'),
  })
  .meta({ id: 'FieldChange', description: 'A field that differs.' });

const at = count('Position in the list before.');
const to = count('Position in the list after.');
const fields = z.array(fieldChange).describe('The fields that differ.');
const moved = z
  .array(z.strictObject({ from: at, to }).meta({ id: 'MovedRow', description: 'A row in another place.' }))
  .describe('Rows whose order differs.');

const offerName = {
  at,
  slug: z.string().describe('Vendor.'),
  category: z.string().describe('Category.'),
  tier: z.string().describe('Tier.'),
};
const changeName = {
  at,
  vendor: z.string().describe('Vendor.'),
  date: isoDate('Day of the change.'),
  change_type: z.string().describe('Type of the change.'),
};

const aged = z
  .strictObject({
    days: count('Days from the base to this build.'),
    fields: z.array(z.string()).describe('The fields that grow by these days where they are not null.'),
  })
  .meta({ id: 'AgedOffers', description: 'What the passing of days alone changes in every offer of the base.' });

const offersDiff = z
  .strictObject({
    aged,
    added: z
      .array(z.strictObject({ to, offer }).meta({ id: 'AddedOffer', description: 'An offer that is new.' }))
      .describe('Offers of this build that the base does not have.'),
    removed: z
      .array(z.strictObject(offerName).meta({ id: 'RemovedOffer', description: 'An offer that is gone.' }))
      .describe('Offers of the base that this build does not have.'),
    changed: z
      .array(
        z.strictObject({ ...offerName, fields }).meta({ id: 'ChangedOffer', description: 'An offer that differs.' }),
      )
      .describe('Offers of both, with the fields that differ, an age only where it did not grow by `aged.days`.'),
    moved,
  })
  .meta({ id: 'OffersDiff', description: 'What makes `offers` of the base into `offers` of this build.' });

const changesDiff = z
  .strictObject({
    added: z
      .array(
        z.strictObject({ to, change: changeRecord }).meta({ id: 'AddedChange', description: 'A record that is new.' }),
      )
      .describe('Records of this build that the base does not have.'),
    removed: z
      .array(z.strictObject(changeName).meta({ id: 'RemovedChange', description: 'A record that is gone.' }))
      .describe('Records of the base that this build does not have.'),
    changed: z
      .array(
        z.strictObject({ ...changeName, fields }).meta({ id: 'ChangedChange', description: 'A record that differs.' }),
      )
      .describe('Records of both, with the fields that differ.'),
    moved,
  })
  .meta({ id: 'ChangesDiff', description: 'What makes `changes` of the base into `changes` of this build.' });

/** `/api/diff`. */
export const diffBody = z
  .strictObject({
    date: isoDate('Day of this build.'),
    license: z.string().describe('SPDX name of the licence of the data.'),
    cite_as: z.string().describe('How to cite the data.'),
    base: build.describe('The build that the difference is from.'),
    build: build.describe('The build that the difference leads to.'),
    offers: offersDiff,
    changes: changesDiff,
  })
  .meta({ id: 'Diff', description: 'What differs between two builds.' });

/** The 404 of a `from` that the history does not reach. */
export const diffUnknown = z
  .strictObject({
    error: z.string().describe('What the history holds.'),
    since: isoDate('Day of the oldest build of the history; null without one.').nullable(),
  })
  .meta({ id: 'DiffUnknown', description: 'The history does not reach that build; the exports hold everything.' });
