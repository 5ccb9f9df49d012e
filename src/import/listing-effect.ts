import type { ListingEffect } from '../model/vocabulary.ts';
import { fold } from '../rules/text/fold.ts';

/** The effect of another index's deprecation record on the listed product, as its words state it. */
export interface TextReading {
  readonly listing_effect: ListingEffect;
  /** The words that decided, for the report; empty where none did. */
  readonly because: string;
}

const ENDED = [
  '(?:(?:has|have|was|were|is|are) )?(?:been )?(?:entirely |completely )?',
  '(?:shut(?:s|ting)? down|closed down|discontinued|dead|ceased|no longer (?:resolves|exists|available))',
].join('');
const ITSELF = '(?:the )?(?:entire )?(?:service|product|company|domain|site|website|business) ';
const START = '(?:^|[.;,] )';

/** States the end of the listed thing as a whole: `Service discontinued`. */
const NAMED_END = new RegExp(`${START}${ITSELF}${ENDED}\\b`);
/** In a summary the vendor is the subject where none is named: `Acquired by Datadog, shut down May 2023`. */
const OWN_END = new RegExp(`${START}(?:${ITSELF})?${ENDED}\\b`);
/** States the end of the listed plan. */
const NARROWED = /\bfree (?:tier|plan) (?:is |was |marked )?(?:deprecated|phased out|retired|discontinued)\b/;

/**
 * An author states the effect (docs/rules.md#listing-effect). A dump states none, so only plain words about the whole
 * service, or about its free plan, count: `Firebase Studio shut down` names a product other than Firebase. The default is
 * `none`, which rates no vendor; every derived effect is listed for an editor.
 */
export function readListingEffect(vendor: string, summary: string, currentState: string): TextReading {
  const claim = withoutName(fold(summary), fold(vendor));
  const stated = fold(currentState);
  const narrowed = NARROWED.exec(claim) ?? NARROWED.exec(stated);
  if (narrowed) return { listing_effect: 'narrows', because: narrowed[0] };
  const ended = OWN_END.exec(claim) ?? NAMED_END.exec(stated);
  if (ended) return { listing_effect: 'ends', because: ended[0] };
  return { listing_effect: 'none', because: '' };
}

/** `fauna shut down` concerns Fauna: without the name at its start the sentence reads like any other. */
function withoutName(text: string, name: string): string {
  return text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}
