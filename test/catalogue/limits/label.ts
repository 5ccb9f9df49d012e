import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Limit } from '../../../src/model/limit.ts';
import { multiply, scaleOf } from '../../../src/rules/figures/units.ts';
import { limits } from '../../builders.ts';

/** What a reader found in the description of one offer. */
interface LabelledOffer {
  readonly description: string;
  /** Lines of `limits`; one with `?` before it is arguable. */
  readonly limits: readonly string[];
}

const FILES = ['labelled.yaml', 'held-out.yaml', 'third.yaml', 'second-reading.yaml'];

/** By vendor file and position of the offer. */
export const LABELS: ReadonlyMap<string, LabelledOffer> = new Map(
  FILES.flatMap((file) =>
    Object.entries(
      parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Readonly<Record<string, LabelledOffer>>,
    ),
  ),
);

/** Parts that two readers have to agree on; the words of a thing and a scope may differ. */
const keyOf = ({ measure, amount, unit, per }: Limit): string =>
  JSON.stringify([measure, amount, measure === 'other' ? null : unit, per]);

export interface LabelScore {
  readonly required: readonly Limit[];
  readonly missing: readonly Limit[];
  /** Limits of the catalogue whose amount the description states. */
  readonly judged: readonly Limit[];
  /** Of another measure, unit or period than the label of their amount. */
  readonly wrong: readonly Limit[];
  /** Of an amount that has no label. */
  readonly invented: readonly Limit[];
}

const NUMBER =
  /(\d[\d,]*(?:\.\d+)?)(?: ?(k|K|M|B|thousand|million|billion)(?!\p{L}))?|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu;
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The numbers of a text, `50K` as 50,000. */
const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(NUMBER), ([, digits, scale, word]) =>
    digits === undefined
      ? WORDS.indexOf((word ?? '').toLowerCase()) + 1
      : multiply(Number(digits.replaceAll(',', '')), scaleOf(scale ?? '') ?? 1),
  );

/** The limits of an offer beside its labels. */
export function labelScore(label: LabelledOffer, authored: readonly Limit[]): LabelScore {
  const required = limits(...label.limits.filter((line) => !line.startsWith('?')));
  const allowed = limits(...label.limits.map((line) => line.replace(/^\?/, '')));
  const [held, known] = [new Set(authored.map(keyOf)), new Set(allowed.map(keyOf))];
  const numberOf = ({ text }: Limit) => numbersIn(text)[0] ?? null;
  const stated = new Set<number | null>([...numbersIn(label.description), ...allowed.map(numberOf)]);
  const judged = authored.filter(
    (limit) => limit.for === undefined && limit.amount !== null && stated.has(numberOf(limit)),
  );
  const apart = judged.filter((limit) => !known.has(keyOf(limit)));
  const isOfLabel = (limit: Limit) => allowed.some((one) => numberOf(one) === numberOf(limit));
  return {
    required,
    missing: required.filter((limit) => !held.has(keyOf(limit))),
    judged,
    wrong: apart.filter(isOfLabel),
    invented: apart.filter((limit) => !isOfLabel(limit)),
  };
}
