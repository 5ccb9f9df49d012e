import { exec } from 'node:child_process';
import { z } from 'zod';
import type { Offer } from '../model/offer.ts';
import type { PageVerdict } from '../model/page-verdict.ts';
import type { Quotation } from '../rules/reading/read-entry.ts';
import type { CitedPage } from '../rules/freshness/cited-pages.ts';
import { newCustomerLimits } from '../rules/limits/limits-of.ts';
import { foldSpaces } from '../rules/text/fold.ts';
import { keptText } from '../rules/reading/kept-text.ts';
import type { ReadablePage } from './page-text-of.ts';

/** An offer, the page that was read for it, and our own verdict. */
export interface DoubtfulPage {
  readonly offer: Offer;
  readonly page: CitedPage;
  readonly readable: ReadablePage;
  readonly verdict: PageVerdict;
  /** Our own verdict with the quotations of the second reader as hints. */
  readonly reread: (quotations: readonly Quotation[]) => PageVerdict;
}

/** Gives its verdict on a page: ours, a lesser one, or ours again with its quotations. Never rejects. */
export type SecondReader = (doubtful: DoubtfulPage) => Promise<PageVerdict>;

/** Runs a program with a text on its standard input. Null where it failed, was silent, or took too long. */
export type RunProgram = (input: string) => Promise<string | null>;

const PROGRAM_TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 65_536;
/** Text of a page handed to the second reader. */
const MAX_PAGE_CHARS = 60_000;

const answer = z.object({
  outcome: z.enum(['states_no_price', 'link_ok']).optional(),
  found: z.string().optional(),
  changed: z
    .array(z.object({ old: z.string(), now: z.string(), quote: z.string() }))
    .max(20)
    .optional(),
  stated: z
    .array(z.object({ limit: z.string(), quote: z.string(), plan: z.string() }))
    .max(20)
    .optional(),
});

/**
 * A second reader that may lower a verdict, name a change, or quote where the page states a limit. A quotation says what words are
 * about; whether they bear the limit out is decided by our own rules. A change counts only with words that are on the page. It runs
 * only where there is a doubt.
 */
export function secondReader(run: RunProgram): SecondReader {
  return async (doubtful) => {
    if (!isDoubtful(doubtful.verdict)) return doubtful.verdict;
    const output = await run(JSON.stringify(question(doubtful)));
    const given = output === null ? null : parseAnswer(output);
    if (!given) return doubtful.verdict;
    const verdict = given.stated ? doubtful.reread(given.stated) : doubtful.verdict;
    return lowerVerdict({ ...doubtful, verdict }, given);
  };
}

/** A change, a confirmation by a single figure, or a page that has some figures of the entry and does not bear out all. */
export function isDoubtful({ outcome, figures }: PageVerdict): boolean {
  if (outcome === 'confirmed') return figures.filter(({ finding }) => finding === 'found').length < 2;
  return outcome === 'changed' || figures.some(({ finding }) => finding !== 'absent');
}

function question({ offer, page, readable, verdict }: DoubtfulPage) {
  const { tier, category, description, conditions = [] } = offer;
  const lines = readable.text.blocks.map(({ headings, column, row, card, text }) =>
    [...headings.slice(-1), card, row, column, text].filter(Boolean).join(' | '),
  );
  return {
    vendor: page.vendor.name,
    entry: {
      tier,
      category,
      description,
      conditions: conditions.map(({ text }) => text),
      limits: newCustomerLimits(offer).map(({ text }) => text),
    },
    url: readable.finalUrl,
    title: readable.text.title,
    text: lines.join('\n').slice(0, MAX_PAGE_CHARS),
    verdict,
  };
}

function parseAnswer(output: string) {
  try {
    return answer.safeParse(JSON.parse(output)).data ?? null;
  } catch {
    return null;
  }
}

function lowerVerdict({ readable, verdict }: DoubtfulPage, given: z.output<typeof answer>): PageVerdict {
  const page = readable.text.blocks.map(({ text }) => foldSpaces(text));
  const changed = (given.changed ?? []).filter(({ quote }) => {
    const words = foldSpaces(quote);
    return words !== '' && page.some((text) => text.includes(words));
  });
  if (changed.length > 0) {
    const replaced = changed.map((figure) => ({ ...figure, direction: 'unknown' as const }));
    return { ...verdict, outcome: 'changed', found: 'A second reader found other terms', replaced };
  }
  if (verdict.outcome !== 'confirmed' || given.outcome === undefined) return verdict;
  const found = (given.found === undefined ? undefined : keptText(given.found)) ?? 'A second reader did not confirm it';
  return { ...verdict, outcome: given.outcome, source_check: 'states_no_terms', found };
}

/** Runs a shell command of the operator once per question. The page reaches it on standard input only. */
export function programRunner(command: string, timeoutMs = PROGRAM_TIMEOUT_MS): RunProgram {
  const options = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: MAX_ANSWER_BYTES } as const;
  return (input) =>
    new Promise((resolve) => {
      const child = exec(command, options, (error, output) => resolve(error ? null : output));
      child.stderr?.pipe(process.stderr, { end: false });
      // A program that does not read its input closes the pipe early.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
    });
}
