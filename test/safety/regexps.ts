import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import ts from 'typescript';

/** A regular expression that was put together. */
export interface MadeRegExp {
  readonly source: string;
  readonly flags: string;
}

/** Records what `new RegExp` makes while a task runs: patterns that are put together from pieces. */
export async function constructedRegExps(task: () => Promise<unknown>): Promise<readonly MadeRegExp[]> {
  const found = new Map<string, MadeRegExp>();
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given: [string | RegExp, string?]) {
      const made = new target(...given);
      found.set(String(made), { source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await task();
  } finally {
    globalThis.RegExp = Original;
  }
  return [...found.values()];
}

/** `[prefix, pump, suffix]`; the pump is repeated. */
export type HostileText = readonly [prefix: string, pump: string, suffix: string];

const ALWAYS = ['a', 'A', '1', ' ', '\n', '.', '/', '-', ',', '(', '<', '|', 'é', 'a ', ' a', '1 ', '1,', 'a.', '- '];
const CLASS_MEMBERS: Readonly<Record<string, string>> = { d: '1', s: ' ', w: 'a', n: '\n', t: '\t' };
/** Ends that most patterns do not match, so that they try every other way first. */
const SUFFIXES = ['', '\u0000', '!\n'];
const SAMPLES = 8;

/** Texts against which a pattern may backtrack: repeated signs of the pattern, and repeated pieces of texts it matches. */
export function hostileTexts({ source, flags }: MadeRegExp): readonly HostileText[] {
  const signs = signsOf(source);
  const pairs = signs.slice(0, 6).flatMap((one) => signs.slice(0, 6).map((other) => one + other));
  const pumps = new Set([...ALWAYS, ...signs, ...pairs]);
  const plain = [...pumps].flatMap((pump) => SUFFIXES.map((suffix): HostileText => ['', pump, suffix]));
  return [...plain, ...pumpedSamples(source, flags)].filter(([, pump]) => pump !== '');
}

function signsOf(source: string): readonly string[] {
  const escaped = [...source.matchAll(/\\([a-z])/g)].flatMap(([, letter = '']) => CLASS_MEMBERS[letter] ?? []);
  const signs = Array.from(source).filter((sign) => !/[\\?*+^$[\]{}a-z0-9]/i.test(sign));
  const words = [...source.matchAll(/(?<!\\)[a-z]{2,}/gi)].map(([word]) => word);
  return [...new Set([...escaped, ...signs, ...words])].slice(0, 24);
}

/** Pieces of texts that match, repeated where they are, so that the start of the pattern is passed first. */
function pumpedSamples(source: string, flags: string): readonly HostileText[] {
  const samples = matchingTexts(source, flags);
  return samples.flatMap((sample) => {
    const cuts = [0, 1, Math.floor(sample.length / 2), sample.length - 1].filter((cut) => cut >= 0);
    return [...new Set(cuts)].flatMap((start) =>
      [start + 1, sample.length]
        .filter((end) => end > start)
        .map((end): HostileText => [sample.slice(0, start), sample.slice(start, end), '\u0000']),
    );
  });
}

/** Empty where the pattern has syntax that the generator does not support. */
function matchingTexts(source: string, flags: string): readonly string[] {
  try {
    const arbitrary = fc.stringMatching(new RegExp(source, flags), { size: 'small' });
    return fc.sample(arbitrary, { numRuns: SAMPLES, seed: 20 }).filter((text) => text !== '');
  } catch {
    return [];
  }
}

/** Whether a module makes a regular expression from pieces inside of a function, which its import does not show. */
export function madeOnCall(path: string): boolean {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true);
  let isMade = false;
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    if (isInFunction && ts.isNewExpression(node) && node.expression.getText() === 'RegExp') isMade = true;
    ts.forEachChild(node, (child) => {
      visit(child, isInFunction || ts.isFunctionLike(node));
    });
  };
  visit(file, false);
  return isMade;
}
