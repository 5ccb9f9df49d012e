import type { DetectorsBody } from './detectors.schema.ts';
import { PAGE } from './shared/page.ts';
import { provenance } from './shared/provenance.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

/** What names a vendor in a project's files, docs/rules.md#detectors. */
export const detectors = route({
  path: '/api/detectors',
  summary: 'What names a vendor in the files of a project',
  description:
    'Packages, images, actions, providers, variables, hosts and files that name one vendor without doubt. Match the ' +
    'files of a project against them without sending anything, then put the slugs to `/api/audit-stack`. The most ' +
    'specific pattern wins: a whole name before a prefix, a longer prefix before a shorter one. Vendors that nothing ' +
    'names without doubt are left out.',
  about: 'index',
  parameters: {},
  errors: [],

  *cases() {
    yield { given: {} };
  },

  answer(catalogue) {
    const vendors = catalogue.records.vendors.flatMap(({ name, slug, detect }) =>
      detect ? [{ vendor: name, slug, detect }] : [],
    );
    return ok<ReadonlyDeep<DetectorsBody>>({
      total: vendors.length,
      vendors,
      // A pattern is not a dated record, so there is no date to cite.
      _provenance: provenance(catalogue, PAGE.home, []),
    });
  },
});
