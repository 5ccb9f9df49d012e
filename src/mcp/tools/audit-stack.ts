import { auditStack as route, type AuditedService, type AuditStackBody } from '../../routes/audit-stack.ts';
import type { Parameters } from '../../routes/parameter.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { shortened } from '../../routes/shared/words.ts';
import { askRoute } from '../ask-route.ts';
import { COMPACT_CAUSE, compactCause, PROVENANCE, WARNINGS } from '../compact.ts';
import { firstThatFits, MAX_BYTES } from '../fit.ts';
import { tool } from '../tool.ts';
import { integer, list, nullable, record, text, type TypeOf } from '../typed-schema.ts';

const PARAMETERS = {
  services: {
    kind: 'text',
    in: 'query',
    required: 'Name the services, such as {"services": "neon,vercel"}.',
    description:
      'Comma-separated vendors that the project uses, at most 100: exact names, slugs, former names or aliases.',
  },
  max_bytes: MAX_BYTES,
} as const satisfies Parameters;

const SERVICE = record(
  { vendor: text('Vendor name; as asked where not found.'), status: text('found or not_found.') },
  {
    category: text('Category name.'),
    tier: text('Tier of the first offer.'),
    risk_level: nullable(text('stable, caution or risky; null: withheld, which is not stable.')),
    level_withheld_because: text('Why the level is null.'),
    risk_cause: COMPACT_CAUSE,
    gate: text('Code of why the offer is off the ranked list.'),
    changes_total: integer('Change records of the vendor.'),
    on_record: record(
      {
        change_type: text('Type of the change.'),
        date: text('YYYY-MM-DD.'),
        summary: text('What changed; … where it was shortened.'),
      },
      { alternatives: list('Vendors that the record names in its place.', text('Vendor name.')) },
    ),
    cheaper_alternative: text('Vendor and tier of a free, stable alternative.'),
    suggestions: list('For a name not found: names that may be meant.', text('Vendor name.')),
  },
);
type Service = TypeOf<typeof SERVICE>;

const OUTPUT = record(
  {
    services_analyzed: integer('Services found.'),
    risks_found: integer('Services rated caution or risky; withheld levels are not counted.'),
    services: list('One entry for each name.', SERVICE),
    recommendations: list('What to do, most urgent first.', text('A sentence.')),
    gaps: list('Core categories without a service.', text('Category, and the free offer named for it.')),
    _provenance: PROVENANCE,
  },
  { services_omitted: integer('Services left out of this result for its size.'), warnings: WARNINGS },
);
type Result = TypeOf<typeof OUTPUT>;

interface Size {
  /** Share of the services that are shown. */
  readonly share: number;
  readonly sentenceChars: number;
}

const SIZES: readonly [Size, ...Size[]] = [
  { share: 1, sentenceChars: 400 },
  { share: 1, sentenceChars: 160 },
  { share: 0.6, sentenceChars: 160 },
  { share: 0.3, sentenceChars: 120 },
  { share: 0.1, sentenceChars: 120 },
];

export const auditStack = tool({
  name: 'audit_stack',
  title: 'What may be wrong with a stack',
  description:
    'Checks the services a project uses: which are risky, ended or withheld and by which dated record, which have a ' +
    'cheaper free alternative, and which core category is missing. Use it when a project names its vendors.',
  parameters: PARAMETERS,
  output: OUTPUT,

  call(catalogue, { values }) {
    const found = askRoute<ReadonlyDeep<AuditStackBody>>(catalogue, route, { services: values.services });
    if ('refused' in found) return found;
    return { body: firstThatFits(values.max_bytes, SIZES, (size) => layOut(found.body, size)) };
  },
});

function layOut(body: ReadonlyDeep<AuditStackBody>, { share, sentenceChars }: Size): Result {
  // Those at risk first, where not all fit.
  const ordered = share === 1 ? body.services : body.services.toSorted((one, other) => concern(other) - concern(one));
  const shown = ordered.slice(0, Math.ceil(ordered.length * share));
  return {
    services_analyzed: body.services_analyzed,
    risks_found: body.risks_found,
    services: shown.map((service) => compactService(service, sentenceChars)),
    ...(shown.length === body.services.length ? {} : { services_omitted: body.services.length - shown.length }),
    recommendations: body.recommendations
      .slice(0, Math.max(3, shown.length))
      .map((sentence) => shortened(sentence, sentenceChars)),
    gaps: body.gaps.map(({ category, recommendation }) =>
      recommendation ? `${category}: ${recommendation.vendor}, ${recommendation.tier}` : category,
    ),
    ...(body.warnings ? { warnings: body.warnings } : {}),
    _provenance: body._provenance,
  };
}

function concern({ risk_level, status }: ReadonlyDeep<AuditedService>): number {
  if (status === 'not_found') return 2;
  return { risky: 4, caution: 3, stable: 0 }[risk_level ?? 'caution'];
}

function compactService(service: ReadonlyDeep<AuditedService>, sentenceChars: number): Service {
  const { vendor, status, category, tier, risk_level, risk_cause, gate, cheaper_alternative: cheaper } = service;
  const { level_withheld_because: because, on_record: onRecord } = service;
  return {
    vendor,
    status,
    ...(category === null ? {} : { category }),
    ...(tier === null ? {} : { tier }),
    risk_level,
    ...(because === null ? {} : { level_withheld_because: shortened(because, sentenceChars) }),
    ...(risk_cause ? { risk_cause: compactCause(risk_cause) } : {}),
    ...(gate ? { gate: gate.code } : {}),
    ...(status === 'found' ? { changes_total: service.recent_changes.length } : {}),
    ...(onRecord ? { on_record: compactRecord(onRecord, sentenceChars) } : {}),
    ...(cheaper ? { cheaper_alternative: `${cheaper.vendor}, ${cheaper.tier}` } : {}),
    ...(service.suggestions.length === 0 ? {} : { suggestions: service.suggestions }),
  };
}

function compactRecord(
  { change_type, date, summary, alternatives }: NonNullable<ReadonlyDeep<AuditedService>['on_record']>,
  sentenceChars: number,
): NonNullable<Service['on_record']> {
  return {
    change_type,
    date,
    summary: shortened(summary, sentenceChars),
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}
