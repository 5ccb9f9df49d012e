import type { ComingChange } from '../../rules/reading/coming-changes.ts';
import { html, type Html } from '../html.ts';
import { prose } from '../prose.ts';

/** A change that the passing of days causes, in words, with the reason published from that day on; no full stop. */
export function comingWords({ tier, value, from, to, why }: ComingChange): Html {
  const reason = why === null ? '' : html`; the reason then: “${prose(why.replace(/\.$/, ''))}”`;
  switch (value) {
    case 'gate':
      if (to === 'none') return html`${tier} returns to the ranked list`;
      return html`${tier} ${from === 'none' ? 'leaves the ranked list' : 'stays off the ranked list'}${reason}`;
    case 'risk_level':
      return html`${tier}: ${withheldOr('risk level', from, to)}${reason}`;
    case 'stability':
      return html`${tier}: ${withheldOr('stability', from, to)}`;
    case 'link_unreachable':
      return html`${tier} ${to === 'set' ? 'counts as unreachable' : 'no longer counts as unreachable'}`;
    case 'demerits':
      return html`${tier}: demerits in the rank order change from ${from} to ${to}`;
  }
}

function withheldOr(name: string, from: string, to: string): string {
  return to === 'withheld' ? `${name} is withheld (${from} before)` : `${name} changes from ${from} to ${to}`;
}
