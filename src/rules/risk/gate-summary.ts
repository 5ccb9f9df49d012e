import { GATE_CODES, type GateCode } from '../../model/vocabulary.ts';

/** Text for each code, to follow a count. */
const CLAUSE = {
  offer_retired: 'retired',
  product_discontinued: 'of a discontinued product',
  offer_expired: 'expired',
  not_a_free_offer: 'not free',
  eligibility_restricted: 'open to some applicants only',
  verification_lapsed: 'not re-read within 180 days',
} as const satisfies Record<GateCode, string>;

/**
 * One sentence with the number of offers that are not on the ranked list and one clause per code, in the order of the
 * codes (docs/rules.md#gate-summary); null when all are. Takes the gate of every offer of the match that has one.
 */
export function gateSummary(gates: readonly GateCode[], offerCount: number): string | null {
  if (gates.length === 0) return null;
  const counts = new Map<GateCode, number>();
  for (const code of gates) counts.set(code, (counts.get(code) ?? 0) + 1);
  const clauses = GATE_CODES.flatMap((code) => {
    const count = counts.get(code);
    return count === undefined ? [] : [`${count} ${CLAUSE[code]} (${code})`];
  });
  const are = gates.length === 1 ? 'is' : 'are';
  return `${gates.length} of ${offerCount} matching offers ${are} not on the ranked list: ${clauses.join(', ')}.`;
}
