import * as z from 'zod';
import { byDetectorKind, DETECTOR_LISTS } from '../model/vendor.ts';
import { ok, route, type Published } from './route.ts';
import { component, count, list, text } from './shared/common.schema.ts';
import { PAGE } from './shared/page.ts';
import { indexBody, provenance } from './shared/provenance.ts';

const detectorsSchema = component(
  'Detectors',
  'Patterns by kind; a kind without patterns is left out.',
  byDetectorKind((kind) => z.array(z.string()).optional().describe(`${DETECTOR_LISTS[kind]} Absent when none.`)),
);

const detectedVendor = component('DetectedVendor', 'A vendor that the files of a project can name.', {
  vendor: text('Vendor name.'),
  slug: text('Name of the vendor in addresses; `/api/audit-stack` takes it.'),
  detect: detectorsSchema.describe('What names the vendor in the files of a project.'),
});

export const detectorsBody = indexBody('DetectorList', 'What names a vendor in the files of a project.', {
  total: count('Vendors with patterns.'),
  vendors: list(detectedVendor, 'Every vendor with patterns, by slug. No two vendors share a pattern.'),
});

/** What names a vendor in a project's files, docs/rules.md#detectors. */
export const detectors = route({
  path: '/api/detectors',
  operationId: 'listDetectors',
  tag: 'Stacks',
  body: detectorsBody,
  summary: 'What names a vendor in the files of a project',
  description:
    'Packages, images, actions, providers, variables, hosts and files that name one vendor without doubt. Match the ' +
    'files of a project against them without sending anything, then put the slugs to `/api/audit-stack`. The most ' +
    'specific pattern wins: a whole name before a prefix, a longer prefix before a shorter one. Vendors that nothing ' +
    'names without doubt are left out.',

  answer(catalogue) {
    const vendors = catalogue.records.vendors.flatMap(({ name, slug, detect }) =>
      detect ? [{ vendor: name, slug, detect }] : [],
    );
    return ok<Published<typeof detectorsBody>>({
      total: vendors.length,
      vendors,
      // A pattern is not a dated record, so there is no date to cite.
      _provenance: provenance(catalogue, PAGE.home, []),
    });
  },
});
