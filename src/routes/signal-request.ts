import type { Catalogue } from '../model/catalogue.ts';
import { SIGNAL_EVENTS, type Signal, type SignalEvent } from '../model/signal.ts';
import { bareName } from '../rules/text/fold.ts';
import { resolveVendor } from '../rules/names/resolver.ts';
import { redaction } from '../rules/text/redaction.ts';
import { slug } from '../rules/text/slug.ts';
import { quoted } from './shared/quoted.ts';

/** A valid signal, or the error of a request body. */
export type ReadSignal = { readonly signal: Signal; readonly noteRedacted: boolean } | { readonly error: string };

/** Maximum lengths that are stored, in characters (docs/rules.md#signal). */
const NOTE_LENGTH = 200;
const AGENT_LENGTH = 80;
/** Maximum length of the stored name of an unknown vendor. */
const VENDOR_LENGTH = 80;

/** Reads the fields of a signal; drops all other fields. An error names the field and what was got. */
export function signalRequest(catalogue: Catalogue, body: unknown): ReadSignal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { error: `The body must be an object with event and vendor; got ${gotOf(body)}` };
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const event = SIGNAL_EVENTS.find((known) => known === fields.get('event'));
  if (!event) return { error: `event must be one of ${SIGNAL_EVENTS.join(', ')}; got ${gotOf(fields.get('event'))}` };
  const texts = { vendor: fields.get('vendor'), note: fields.get('note') ?? '', agent: fields.get('agent') ?? '' };
  if (typeof texts.note !== 'string') return { error: `note must be a text; got ${gotOf(texts.note)}` };
  if (typeof texts.agent !== 'string') return { error: `agent must be a text; got ${gotOf(texts.agent)}` };
  if (typeof texts.vendor !== 'string' || bareName(texts.vendor) === '') {
    return { error: `vendor must be the slug of a vendor, as in "neon"; got ${gotOf(texts.vendor)}` };
  }
  return keepable(catalogue, event, { vendor: texts.vendor, note: texts.note, agent: texts.agent });
}

/** A value of a JSON body as an error names it; the kind of it where its text could be long. */
function gotOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

function keepable(
  catalogue: Catalogue,
  event: SignalEvent,
  texts: { readonly vendor: string; readonly note: string; readonly agent: string },
): ReadSignal {
  const resolution = resolveVendor(catalogue, texts.vendor);
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
