import * as z from 'zod';
import { auditStack as auditRoute, type AuditedService } from '../../routes/audit-stack.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { provenanceOf } from '../../routes/shared/provenance.ts';
import { nonEmpty } from '../../routes/shared/pick-fields.ts';
import { LAPSED } from '../../routes/shared/offer-filters.ts';
import { shorten } from '../../routes/shared/words.ts';
import { stack as stackRoute } from '../../routes/stack.ts';
import {
  COMPACT_CAUSE,
  COMPACT_CHANGE,
  COMPACT_OFFER,
  firstOf,
  namedListings,
  RISK_LEVEL,
  shownRecords,
  withShortSummary,
} from '../compact.ts';
import { askRoute, pick, tool } from '../tool.ts';
import { list, nullableText, optionalText, text, texts } from '../../routes/shared/common.schema.ts';

/** Longest sentence of an audit, and the shortest form of it, in characters. */
const SENTENCE_CHARS = 400;
const LEAST_SENTENCE_CHARS = 120;
const LEAST_RECOMMENDATIONS = 3;

const SERVICE = z.object({
  vendor: text('Vendor name; as asked where not found.'),
  status: text('found or not_found.'),
  category: optionalText('Category name.'),
  tier: optionalText('Tier of the first offer.'),
  risk_level: RISK_LEVEL.optional(),
  level_withheld_because: optionalText('Why the level is null.'),
  risk_cause: COMPACT_CAUSE.optional(),
  gate: optionalText('Code of why the offer is off the ranked list.'),
  changes_total: z.int().optional().describe('Change records of the vendor.'),
  on_record: COMPACT_CHANGE.omit({ vendor: true, date_meaning: true, impact: true })
    .extend({ alternatives: z.array(z.string()).optional().describe('Vendors that the record names in its place.') })
    .optional(),
  cheaper_alternative: optionalText('Vendor and tier of a free, stable alternative.'),
  suggestions: z.array(z.string()).optional().describe('For a name not found: names that may be meant.'),
});

export const auditStack = tool({
  name: 'audit_stack',
  title: 'What may be wrong with a stack',
  description:
    'Checks the services a project uses: which are risky, ended or withheld and by which dated record, which have a ' +
    'cheaper free alternative, and which core category is missing. Use it when a project names its vendors.',
  parameters: {
    services: {
      kind: 'text',
      required: 'Name the services, such as {"services": "neon,vercel"}.',
      description:
        'Comma-separated vendors that the project uses, at most 100: exact names, slugs, former names or aliases.',
    },
  },
  output: z.object({
    services_analyzed: z.int().describe('Services found.'),
    risks_found: z.int().describe('Services rated caution or risky; withheld levels are not counted.'),
    services: list(SERVICE, 'One entry for each name.'),
    services_omitted: z.int().optional().describe('Services left out of this result for its size.'),
    recommendations: texts('What to do, most urgent first.'),
    gaps: texts('Core categories without a service: category, and the free offer named for it.'),
  }),

  find(catalogue, { values: { services } }) {
    const found = askRoute(catalogue, auditRoute, { services });
    if ('refused' in found) return found;
    const { body } = found;
    // Those at risk first, where not all fit.
    const byConcern = body.services.toSorted((one, other) => concern(other) - concern(one));
    return {
      layOut: (share) => {
        const chars = Math.max(LEAST_SENTENCE_CHARS, Math.round(SENTENCE_CHARS * share ** 3));
        // Sentences are shortened before services are left out.
        const shown = share >= 0.7 ? body.services : firstOf(byConcern, share);
        const omitted = body.services.length - shown.length;
        const recommended = [
          ...shown.flatMap(({ cheaper_alternative: cheaper }) => cheaper ?? []),
          ...body.gaps.flatMap(({ recommendation }) => recommendation ?? []),
        ];
        return {
          ...body,
          services: shown.map((service) => compactService(service, chars)),
          services_omitted: omitted === 0 ? undefined : omitted,
          recommendations: body.recommendations
            .slice(0, Math.max(LEAST_RECOMMENDATIONS, shown.length))
            .map((sentence) => shorten(sentence, chars)),
          gaps: body.gaps.map(({ category, recommendation: offer }) =>
            offer ? `${category}: ${offer.vendor}, ${offer.tier}` : category,
          ),
          _provenance: provenanceOf(catalogue, PAGE.home, {
            listings: namedListings(catalogue, [...shown, ...recommended]),
            changes: shown.flatMap((service) => shownRecords(catalogue, service, service.on_record ? 1 : 0)),
          }),
        };
      },
    };
  },
});

function concern({ risk_level, status }: AuditedService): number {
  if (status === 'not_found') return 2;
  return { risky: 4, caution: 3, stable: 0 }[risk_level ?? 'caution'];
}

function compactService(service: AuditedService, sentenceChars: number): ReadonlyDeep<z.input<typeof SERVICE>> {
  const { level_withheld_because: because, on_record: onRecord, cheaper_alternative: cheaper, suggestions } = service;
  return {
    ...service,
    category: service.category ?? undefined,
    tier: service.tier ?? undefined,
    level_withheld_because: because === null ? undefined : shorten(because, sentenceChars),
    risk_cause: service.risk_cause ? withShortSummary(service.risk_cause) : undefined,
    gate: service.gate?.code,
    changes_total: service.status === 'found' ? service.recent_changes.length : undefined,
    on_record: onRecord
      ? { ...withShortSummary(onRecord, sentenceChars), alternatives: nonEmpty(onRecord.alternatives) }
      : undefined,
    cheaper_alternative: cheaper ? `${cheaper.vendor}, ${cheaper.tier}` : undefined,
    suggestions: nonEmpty(suggestions),
  };
}

const MAX_CANDIDATES = 3;
const CANDIDATE_CHARS = 160;
const LEAST_CANDIDATE_CHARS = 30;
const MAX_LIMITATION_CHARS = 300;

export const findStack = tool({
  name: 'find_stack',
  title: 'A stack of free tiers for a use case',
  description:
    'Proposes the roles a project needs (hosting, database, auth and so on) and free offers for each. Use it when someone ' +
    'starts a project and asks what to build on. Ties are shuffled each day: name more than the first candidate.',
  parameters: {
    use_case: {
      kind: 'text',
      required: 'Say what is to be built, such as {"use_case": "saas"}.',
      maxLength: 512,
      description: 'What is to be built, in a few words: "saas", "mobile app", "ai chatbot".',
    },
    requirements: {
      kind: 'text',
      maxLength: 512,
      description: 'Comma-separated roles or categories that replace the roles of the use case: "Databases,Auth".',
    },
    lapsed: LAPSED,
  },
  output: z.object({
    use_case: text('The template that fits.'),
    total_monthly_cost: nullableText('$0 where every role has a free candidate; else null.'),
    stack: list(
      z.object({
        role: text('What the part is for.'),
        category: text('Category of the candidates.'),
        reason: text('Why the stack needs it.'),
        candidates: list(
          COMPACT_OFFER.pick({
            vendor: true,
            tier: true,
            description: true,
            url: true,
            verifiedDate: true,
            risk_level: true,
            terms_superseded: true,
          }),
          "Free offers, first of the day's order.",
        ),
        eligible_count: z.int().describe('Free offers that do the job, in all.'),
      }),
      'One entry for each role.',
    ),
    limitations: texts('What the stack lacks.'),
    risk_warnings: texts('Candidates rated caution or risky.'),
  }),

  find(catalogue, { given }) {
    const found = askRoute(catalogue, stackRoute, pick(given, ['use_case', 'requirements', 'lapsed']));
    if ('refused' in found) return found;
    const { body } = found;
    return {
      layOut: (share) => {
        const chars = Math.max(LEAST_CANDIDATE_CHARS, Math.round(CANDIDATE_CHARS * share));
        const roles = body.stack.map((role) => {
          const shown = role.candidates.slice(0, Math.max(1, Math.ceil(MAX_CANDIDATES * share)));
          return {
            ...role,
            candidates: shown.map((candidate) => ({
              ...candidate,
              description: shorten(candidate.description, chars),
              terms_superseded: candidate.terms_superseded === null ? undefined : true,
            })),
          };
        });
        const shown = roles.flatMap(({ candidates }) => candidates);
        return {
          ...body,
          stack: roles,
          limitations: body.limitations.map((sentence) => shorten(sentence, MAX_LIMITATION_CHARS)),
          // Those of candidates that are not shown would name vendors out of the blue.
          risk_warnings: body.risk_warnings
            .filter((sentence) => shown.some(({ vendor }) => sentence.includes(vendor)))
            .map((sentence) => shorten(sentence, MAX_LIMITATION_CHARS)),
          _provenance: provenanceOf(catalogue, PAGE.home, { listings: namedListings(catalogue, shown) }),
        };
      },
    };
  },
});
