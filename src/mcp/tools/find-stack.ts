import type { Parameters } from '../../routes/parameter.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { stack, type StackBody, type StackCandidate } from '../../routes/stack.ts';
import { shortened } from '../../routes/shared/words.ts';
import { askRoute, pick } from '../ask-route.ts';
import { PROVENANCE, WARNINGS } from '../compact.ts';
import { firstThatFits, MAX_BYTES } from '../fit.ts';
import { tool } from '../tool.ts';
import { flag, integer, list, nullable, record, text, type TypeOf } from '../typed-schema.ts';

const PARAMETERS = {
  use_case: {
    kind: 'text',
    in: 'query',
    required: 'Say what is to be built, such as {"use_case": "saas"}.',
    maxLength: 512,
    description: 'What is to be built, in a few words: "saas", "mobile app", "ai chatbot".',
  },
  requirements: {
    kind: 'text',
    in: 'query',
    maxLength: 512,
    description: 'Comma-separated roles or categories that replace the roles of the use case: "Databases,Auth".',
  },
  max_bytes: MAX_BYTES,
} as const satisfies Parameters;

const CANDIDATE = record(
  {
    vendor: text('Vendor name.'),
    tier: text('Tier name.'),
    description: text('The terms; … where they were shortened.'),
    url: text('Pricing page.'),
    risk_level: nullable(text('stable, caution or risky; null: withheld.')),
  },
  { terms_superseded: flag('True: a change record says that the description is out of date.') },
);

const OUTPUT = record(
  {
    use_case: text('The template that fits.'),
    total_monthly_cost: nullable(text('$0 where every role has a free candidate; else null.')),
    stack: list(
      'One entry for each role.',
      record({
        role: text('What the part is for.'),
        category: text('Category of the candidates.'),
        reason: text('Why the stack needs it.'),
        candidates: list("Free offers, first of the day's order.", CANDIDATE),
        eligible_count: integer('Free offers that do the job, in all.'),
      }),
    ),
    limitations: list('What the stack lacks.', text('A sentence.')),
    risk_warnings: list('Candidates rated caution or risky.', text('A sentence.')),
    _provenance: PROVENANCE,
  },
  { warnings: WARNINGS },
);
type Result = TypeOf<typeof OUTPUT>;

interface Size {
  readonly candidates: number;
  readonly descriptionChars: number;
}

const SIZES: readonly [Size, ...Size[]] = [
  { candidates: 3, descriptionChars: 160 },
  { candidates: 3, descriptionChars: 100 },
  { candidates: 2, descriptionChars: 100 },
  { candidates: 1, descriptionChars: 80 },
  { candidates: 1, descriptionChars: 30 },
];
const MAX_SENTENCE_CHARS = 300;

export const findStack = tool({
  name: 'find_stack',
  title: 'A stack of free tiers for a use case',
  description:
    'Proposes the roles a project needs (hosting, database, auth and so on) and free offers for each. Use it when someone ' +
    'starts a project and asks what to build on. Ties are shuffled each day: name more than the first candidate.',
  parameters: PARAMETERS,
  output: OUTPUT,

  call(catalogue, { values, given }) {
    const query = pick(given, ['use_case', 'requirements']);
    const found = askRoute<ReadonlyDeep<StackBody>>(catalogue, stack, query);
    if ('refused' in found) return found;
    return { body: firstThatFits(values.max_bytes, SIZES, (size) => layOut(found.body, size)) };
  },
});

function layOut(body: ReadonlyDeep<StackBody>, size: Size): Result {
  const roles = body.stack.map((role) => ({ role, shown: role.candidates.slice(0, size.candidates) }));
  const named = new Set(roles.flatMap(({ shown }) => shown.map(({ vendor }) => vendor)));
  return {
    use_case: body.use_case,
    total_monthly_cost: body.total_monthly_cost,
    stack: roles.map(({ role: { role, category, reason, eligible_count }, shown }) => ({
      role,
      category,
      reason,
      candidates: shown.map((candidate) => compactCandidate(candidate, size.descriptionChars)),
      eligible_count,
    })),
    limitations: body.limitations.map((sentence) => shortened(sentence, MAX_SENTENCE_CHARS)),
    // Those of candidates that are not shown would name vendors out of the blue.
    risk_warnings: body.risk_warnings
      .filter((sentence) => [...named].some((name) => sentence.includes(name)))
      .map((sentence) => shortened(sentence, MAX_SENTENCE_CHARS)),
    ...(body.warnings ? { warnings: body.warnings } : {}),
    _provenance: body._provenance,
  };
}

function compactCandidate(candidate: ReadonlyDeep<StackCandidate>, maxChars: number): TypeOf<typeof CANDIDATE> {
  const { vendor, tier, description, url, risk_level, terms_superseded } = candidate;
  return {
    vendor,
    tier,
    description: shortened(description, maxChars),
    url,
    risk_level,
    ...(terms_superseded === null ? {} : { terms_superseded: true }),
  };
}
