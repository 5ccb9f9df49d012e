import { z } from 'zod';
import type { DetectorKind } from '../model/vendor.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const patterns = (description: string) => z.array(z.string()).optional().describe(`${description} Absent when none.`);

const detectors = z
  .strictObject({
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
  } satisfies Record<DetectorKind, z.ZodType>)
  .meta({ id: 'Detectors', description: 'Patterns by kind; a kind without patterns is left out.' });

const detectedVendor = z
  .strictObject({
    vendor: z.string().describe('Vendor name.'),
    slug: z.string().describe('Name of the vendor in addresses; `/api/audit-stack` takes it.'),
    detect: detectors.describe('What names the vendor in the files of a project.'),
  })
  .meta({ id: 'DetectedVendor', description: 'A vendor that the files of a project can name.' });

/** Body of `GET /api/detectors`. */
export const detectorsBody = z
  .strictObject({
    total: count('Vendors with patterns.'),
    vendors: z.array(detectedVendor).describe('Every vendor with patterns, by slug. No two vendors share a pattern.'),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'DetectorList', description: 'What names a vendor in the files of a project.' });

export type DetectorsBody = z.infer<typeof detectorsBody>;
