import { changeWords } from '../routes/shared/change-words.ts';
import type { Assessment } from '../rules/risk/assessment.ts';
import { html, type Html } from './html.ts';
import { prose } from './prose.ts';

/** Why an offer is off the ranked list, has no level or one that is not stable, in short; null for a stable one. */
export function levelReason({
  gate,
  level_withheld_because: because,
  risk_level: level,
  risk_cause: cause,
}: Pick<Assessment, 'gate' | 'level_withheld_because' | 'risk_level' | 'risk_cause'>): Html | null {
  if (gate) return prose(gate.reason);
  if (level === null) return because === null ? null : prose(because);
  return cause ? html`${changeWords(cause.change_type)}, ${prose(cause.date)}` : null;
}
