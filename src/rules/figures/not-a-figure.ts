import type { Amount } from './amount.ts';
import { isGlued, textOf, type Token, wordOf } from './tokens.ts';
import { isNoun } from './thing.ts';

const MONTHS = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

/** A number after one of these is a version, a part of a name or the number of a document, whatever follows it. */
const NUMBERED = new Set(
  (
    'version versions v release rc postgres postgresql mysql mariadb python php node node.js java jdk windows macos ios ipados ' +
    'android ubuntu debian fedora llama gpt claude sonnet opus haiku gemini gemma mistral qwen flux deepseek grok angular ' +
    'vue react laravel django rails drupal bootstrap apache gpl gplv agpl lgpl mit bsd bsl busl mpl cc http tls oauth saml openid ' +
    'openapi swagger rfc iso iec soc wcag pci level phase chapter section step layer port error errors status code codes ' +
    'series web type option figure issue season part no number ps5 chrome firefox safari dx office .net asp.net c++ rest-api ' +
    'usb wi-fi bluetooth ipv fortune forbes covid midi unity unreal blender llama-3 k8s article rule day-one odata ' +
    'stable-diffusion diffusion wan veo sora kling imagen hailuo command rerank embed title form q windows-server'
  ).split(' '),
);

/** Words before a bare year. */
const YEAR_CONTEXT = new Set(
  'in since by until before after from of early late mid spring summer autumn fall winter during year copyright founded till © through to'.split(
    ' ',
  ),
);
const CLOCK = new Set(['am', 'pm', 'a.m', 'p.m', "o'clock", 'utc', 'gmt', 'cet', 'cest', 'est', 'pst', 'pt', 'et']);
const RESOLUTION_NOUNS = new Set(
  'video videos resolution uhd export exports screen screens monitor footage streaming recording recordings display render renders textures'.split(
    ' ',
  ),
);

/**
 * Single numbers that are no amounts: versions, parts of names, days and years, hours of a clock, screen resolutions.
 */
export function isNoAmount(tokens: readonly Token[], at: number, amount: Amount): boolean {
  if (tokens[at]?.kind !== 'number') return false;
  return (
    isAttached(tokens, at) ||
    isDateOrTime(tokens, at, amount) ||
    isVersion(tokens, at, amount) ||
    isResolution(tokens, at, amount)
  );
}

/** Joined to what precedes: "GPT-4", "#5", "24/7", "3:1", "v2.1", "+49". */
function isAttached(tokens: readonly Token[], at: number): boolean {
  const [opening, letter] = [tokens[at + 1], tokens[at + 2]];
  // "401(k)"
  if (opening?.text === '(' && !opening.isSpaced && letter?.kind === 'word' && letter.text.length === 1) return true;
  if (!isGlued(tokens, at)) return false;
  const before = textOf(tokens, at - 1);
  if ('#@:№&='.includes(before)) return true;
  if (before === '+') return !isGlued(tokens, at - 1);
  if (before === '/' || before === '.') return isGlued(tokens, at - 1);
  if (before === '-' || before === '_') return isGlued(tokens, at - 1) && tokens[at - 2]?.kind !== 'number';
  return false;
}

function isDateOrTime(tokens: readonly Token[], at: number, amount: Amount): boolean {
  if (isMonth(tokens[at - 1]) || isMonth(tokens[at + 1]) || CLOCK.has(wordOf(tokens, at + 1))) return true;
  return isYear(tokens, at, amount) || (textOf(tokens, at - 1) === '’' && isGlued(tokens, at));
}

function isMonth(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const isCapital = token.text !== token.word;
  return MONTHS.has(token.word) && (isCapital || token.word.length > 5);
}

const YEAR = /^(?:19|20)\d\d$/;

/** 1900 to 2099 without a separator, where the context is a date or nothing is counted. */
function isYear(tokens: readonly Token[], at: number, amount: Amount): boolean {
  if (amount.next !== at + 1 || !YEAR.test(textOf(tokens, at))) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (after?.kind === 'word' && after.word === 's' && !after.isSpaced) return true;
  if (before && '$€£'.includes(before.text)) return false;
  if (before && YEAR_CONTEXT.has(before.word)) return !(before.word === 'to' || before.word === 'of') || !isNoun(after);
  if (before?.text === ',' && MONTHS.has(wordOf(tokens, at - 3))) return true;
  if (after?.text === '-' || after?.text === '–') return YEAR.test(textOf(tokens, at + 2));
  return before !== undefined && !isNoun(after) && !'+%/'.includes(after?.text ?? ' ');
}

function isVersion(tokens: readonly Token[], at: number, amount: Amount): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!before || isGlued(tokens, at)) return false;
  if (amount.hasScale && amount.next === at + 2 && after?.text === 'B' && isModelSize(tokens, at)) return true;
  if (amount.hasScale) return false;
  if (NUMBERED.has(before.word.toLowerCase()) && !hasUnitAfter(tokens, amount)) return true;
  // "Embed 4 and Rerank 3.5": a name in the middle of a sentence, and nothing counted after the number.
  const isName = before.kind === 'name' || /^\p{Lu}/u.test(before.text);
  const isMiddle = at > 1 && tokens[at - 2]?.kind !== 'end' && textOf(tokens, at - 2) !== ':';
  return isName && isMiddle && !hasObject(tokens, amount.next);
}

/** "Llama 3.3 70B", "Qwen3 32B": the size of a model, which counts nothing after it. */
function isModelSize(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isNamed = before?.kind === 'name' || before?.kind === 'number' || /^\p{Lu}/u.test(before?.text ?? '');
  const counted = tokens[at + 2];
  return isNamed && !(counted?.kind === 'word' && isNoun(counted));
}

function hasUnitAfter(tokens: readonly Token[], amount: Amount): boolean {
  const token = tokens[amount.next];
  return token?.kind === 'word' && /^[kmgt]i?b$/i.test(token.text);
}

/** Something after the number that an amount may count: a noun, a unit, a per cent sign, a slash. */
function hasObject(tokens: readonly Token[], next: number): boolean {
  const token = tokens[next];
  if (!token) return false;
  if (token.kind === 'symbol') return '%/+'.includes(token.text) || (token.text === '-' && !token.isSpaced);
  return (
    isNoun(token) || token.word === 'a' || token.word === 'per' || token.word === 'monthly' || token.word === 'daily'
  );
}

/** "4K video", "in 4K", "no 8K". */
function isResolution(tokens: readonly Token[], at: number, amount: Amount): boolean {
  if (!amount.hasScale || ![2000, 4000, 8000].includes(amount.value)) return false;
  const after = wordOf(tokens, amount.next);
  const before = wordOf(tokens, at - 1);
  return RESOLUTION_NOUNS.has(after) || ['in', 'no', 'uhd', 'at'].includes(before);
}
