import { GATE_CODES, type GateCode } from '../../model/vocabulary.ts';

/** What each code says of an offer, to follow a count. */
const CLAUSE = {
  offer_retired: 'retired',
  product_discontinued: 'of a discontinued product',
  offer_expired: 'expired',
  not_a_free_offer: 'not free',
  eligibility_restricted: 'open to some applicants only',
  verification_lapsed: 'not verified within 180 days',
} as const satisfies Record<GateCode, string>;

/**
 * One sentence on how many of a match are not on the ranked list, with a clause per code in the order in which gates are
 * asked (RULES.md 1); null where all of them are. Takes the gate of every offer that has one.
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
