import type { Catalogue } from '../model/catalogue.ts';
import { SIGNAL_EVENTS, type Signal, type SignalEvent } from '../model/signal.ts';
import { bareName } from '../rules/names/bare-name.ts';
import { resolveOneVendor } from '../rules/names/resolver.ts';
import { redaction } from '../rules/text/redaction.ts';
import { slug } from '../rules/text/slug.ts';

/** A valid signal, or the error of a request body. */
export type ReadSignal = { readonly signal: Signal; readonly noteRedacted: boolean } | { readonly error: string };

/** Maximum lengths that are stored, in characters (docs/rules.md#signal). */
const NOTE_LENGTH = 200;
const AGENT_LENGTH = 80;
/** Maximum length of the stored name of an unknown vendor. */
const VENDOR_LENGTH = 80;

/** Reads the fields of a signal; drops all other fields. */
export function signalRequest(catalogue: Catalogue, body: unknown): ReadSignal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { error: 'The body is an object with `event` and `vendor`.' };
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const event = SIGNAL_EVENTS.find((known) => known === fields.get('event'));
  if (!event) return { error: `The field event is one of ${SIGNAL_EVENTS.join(', ')}.` };
  const texts = { vendor: fields.get('vendor'), note: fields.get('note') ?? '', agent: fields.get('agent') ?? '' };
  if (typeof texts.note !== 'string') return { error: 'The field note is a text.' };
  if (typeof texts.agent !== 'string') return { error: 'The field agent is a text.' };
  if (typeof texts.vendor !== 'string' || bareName(texts.vendor) === '') {
    return { error: 'The field vendor names a vendor by its slug, as in "neon".' };
  }
  return keepable(catalogue, event, { vendor: texts.vendor, note: texts.note, agent: texts.agent });
}

function keepable(
  catalogue: Catalogue,
  event: SignalEvent,
  texts: { readonly vendor: string; readonly note: string; readonly agent: string },
): ReadSignal {
  const resolution = resolveOneVendor(catalogue, texts.vendor);
  const vendor = resolution.kind === 'vendor' ? resolution.vendor : null;
  const note = redaction(texts.note, NOTE_LENGTH);
  const agent = redaction(texts.agent, AGENT_LENGTH).text;
  const signal: Signal = {
    event,
    vendor: vendor?.slug ?? unknownKey(redaction(texts.vendor, VENDOR_LENGTH).text),
    vendor_resolved: vendor !== null,
    note: note.text === '' ? null : note.text,
    agent: agent === '' ? null : agent,
  };
  return { signal, noteRedacted: note.changed };
}

/** The stored name of an unknown vendor: its slug, or its own letters when none is Latin. */
function unknownKey(name: string): string {
  return slug(name) || bareName(name) || 'unnamed';
}
