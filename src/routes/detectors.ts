import * as z from 'zod';
import type { DetectorKind } from '../model/vendor.ts';
import { ok, route, type Published } from './route.ts';
import { component, count, list, text } from './shared/common.schema.ts';
import { PAGE } from './shared/page.ts';
import { indexBody, provenance } from './shared/provenance.ts';

const patterns = (description: string) => z.array(z.string()).optional().describe(`${description} Absent when none.`);

const detectorsSchema = component('Detectors', 'Patterns by kind; a kind without patterns is left out.', {
  npm: patterns('Packages of npm: a name, or `@scope/*` for every package of the scope.'),
  pypi: patterns('Packages of PyPI, normalised: lower case, runs of `-`, `_` and `.` as one hyphen.'),
  go: patterns('Module paths of Go; each also names the modules below it.'),
  gem: patterns('Gems of Ruby.'),
  composer: patterns('Packages of Composer: `owner/name`, or `owner/*`.'),
  docker: patterns('Container images without tag, digest and `docker.io/`: a name, or `owner/*`.'),
  actions: patterns('Actions of GitHub workflows without version, in lower case: `owner/name`, or `owner/*`.'),
  terraform: patterns('Providers of Terraform: `namespace/type`, or `namespace/*`.'),
  env: patterns('Environment variables, without a prefix such as `NEXT_PUBLIC_`: a name, or `PREFIX_*`.'),
  hosts: patterns('Host names; each also names the hosts below it.'),
  files: patterns('Paths of files from the folder of a project; `*` is any part of a name.'),
} satisfies Record<DetectorKind, z.ZodType>);

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
