import { spawn } from 'node:child_process';
import * as z from 'zod';
import type { Limit } from '../model/limit.ts';
import type { Offer } from '../model/offer.ts';
import type { PageVerdict, ReplacedFigure } from '../model/page-verdict.ts';
import type { Quotation } from '../rules/reading/read-entry.ts';
import type { CitedPage } from '../rules/freshness/cited-pages.ts';
import { newCustomerLimits } from '../rules/limits/limits-of.ts';
import { isLimitError, parseLimit } from '../rules/limits/parse-limit.ts';
import { keptText } from '../rules/text/kept-text.ts';
import type { ReadablePage } from './page-text-of.ts';

/** An offer, the page that was read for it, and our own verdict. */
export interface DoubtfulPage {
  readonly offer: Offer;
  readonly page: CitedPage;
  readonly readable: ReadablePage;
  readonly verdict: PageVerdict;
  /** Our own verdict with the quotations of the second reader as hints, on the limits given in place of the offer's. */
  readonly reread: (quotations: readonly Quotation[], limits?: readonly Limit[]) => PageVerdict;
}

/** Gives its verdict on a page: ours, a lesser one, or ours again with its quotations. Never rejects. */
export type SecondReader = (doubtful: DoubtfulPage) => Promise<PageVerdict>;

/** Runs a program with a text on its standard input. Null where it failed, was silent, or took too long. */
export type RunProgram = (input: string) => Promise<string | null>;

const PROGRAM_TIMEOUT_MS = 60_000;
const MAX_ANSWER_CHARS = 65_536;
const MAX_PAGE_CHARS = 60_000;

const answer = z.object({
  outcome: z.enum(['states_no_price', 'link_ok']).optional(),
  found: z.string().optional(),
  changed: z
    .array(z.object({ old: z.string(), now: z.string(), quote: z.string(), plan: z.string() }))
    .max(20)
    .optional(),
  stated: z
    .array(z.object({ limit: z.string(), quote: z.string(), plan: z.string() }))
    .max(20)
    .optional(),
});

/**
 * A second reader that may lower a verdict, or quote where the page states a limit or another amount of one. A quotation says what
 * words are about; whether they bear it out is decided by our own rules. It runs only where there is a doubt.
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

function lowerVerdict(doubtful: DoubtfulPage, given: z.output<typeof answer>): PageVerdict {
  const { verdict } = doubtful;
  const replaced = (given.changed ?? []).flatMap((change) => statedChange(change, doubtful) ?? []);
  if (replaced.length > 0)
    return { ...verdict, outcome: 'changed', found: 'A second reader found other terms', replaced };
  if (verdict.outcome !== 'confirmed' || given.outcome === undefined) return verdict;
  const found = (given.found === undefined ? undefined : keptText(given.found)) ?? 'A second reader did not confirm it';
  return { ...verdict, outcome: given.outcome, source_check: 'states_no_terms', found };
}

type NamedChange = NonNullable<z.output<typeof answer>['changed']>[number];

/** A change whose new amount our rules find in the tier's own place, as they find a limit; else null. */
function statedChange({ old, now, quote, plan }: NamedChange, { offer, reread }: DoubtfulPage): ReplacedFigure | null {
  const limit = parseLimit(now);
  const limits = newCustomerLimits(offer);
  const before = limits.find(({ text }) => text === old);
  if (!before || isLimitError(limit) || limit.measure !== before.measure || limit.text === old) return null;
  const { figures } = reread(
    [{ limit: limit.text, quote, plan }],
    limits.map((other) => (other === before ? limit : other)),
  );
  if (!figures.some(({ figure, finding }) => figure === limit.text && finding === 'found')) return null;
  const isMore = (limit.amount ?? Infinity) > (before.amount ?? Infinity);
  return { old, now: limit.text, quote, direction: isMore ? 'increased' : 'reduced' };
}

/** Runs a shell command of the operator once per question. The page reaches it on standard input only. */
export function programRunner(command: string, timeoutMs = PROGRAM_TIMEOUT_MS): RunProgram {
  return (input) =>
    new Promise((resolve) => {
      // In a process group of its own: what the command has started ends with it.
      const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
      const end = (): void => {
        try {
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        } catch {
          // The group has ended by itself.
        }
      };
      const timer = setTimeout(end, timeoutMs);
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        output += part;
        if (output.length > MAX_ANSWER_CHARS) end();
      });
      child.on('exit', end);
      child.on('error', () => resolve(null));
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve(code === 0 && output.length <= MAX_ANSWER_CHARS ? output : null);
      });
      // A program that does not read its input closes the pipe early.
      child.stdin.on('error', () => undefined).end(input);
    });
}
