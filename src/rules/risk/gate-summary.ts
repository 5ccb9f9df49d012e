import { GATE_CODES, type GateCode } from '../../model/vocabulary.ts';
import type { Gate } from './gate.ts';

/** Text for each code, to follow a count. */
const CLAUSE = {
  offer_retired: 'retired',
  product_discontinued: 'of a discontinued product',
  offer_expired: 'expired',
  not_a_free_offer: 'not free',
  eligibility_restricted: 'open to some applicants only',
  verification_lapsed: 'not verified within 180 days',
} as const satisfies Record<GateCode, string>;

/**
 * One sentence with the number of offers that are not on the ranked list and one clause per code, in the order of the
 * codes (docs/rules.md#gate-summary); null when all are. Takes the gate of every offer of the match.
 */
export function gateSummary(gates: readonly (Gate | null)[]): string | null {
  const gated = gates.filter((gate) => gate !== null);
  if (gated.length === 0) return null;
  const clauses = GATE_CODES.flatMap((code) => {
    const count = gated.filter((gate) => gate.code === code).length;
    return count === 0 ? [] : [`${count} ${CLAUSE[code]} (${code})`];
  });
  const are = gated.length === 1 ? 'is' : 'are';
  return `${gated.length} of ${gates.length} matching offers ${are} not on the ranked list: ${clauses.join(', ')}.`;
}
