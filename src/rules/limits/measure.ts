import type { LimitMeasure } from '../../model/limit.ts';
import type { EntryFigure } from '../figures/entry-figures.ts';
import type { Figure } from '../figures/figure.ts';
import { isStorage } from './storage.ts';

/** Things counted, in the singular, by the measure they are an amount of; the first pattern that fits decides. */
const COUNTED: readonly (readonly [RegExp, LimitMeasure | null])[] = [
  [/\b(?:pull|merge|feature|support|concurrent) request$/, null],
  [/\b(?:phone|video|audio|voice|1:1) call$/, null],
  [/\b(?:dns|activity|mx|audit) (?:record|entry)$/, null],
  [/\b(?:calendar|webinar|live) event$/, null],
  [/\b(?:virtual|simulated|concurrent|simultaneous|paying) user$/, null],
  [/\b(?:real|group) (?:person|member)$/, null],
  [/\b(?:api|access) token$/, null],
  [
    /\b(?:monthly|daily|weekly)? ?(?:active|tracked|end|external|registered|consumer|identified|client|app) user$/,
    'users',
  ],
  [/\bclient monthly active user$/, 'users'],
  [/^(?:[\w-]+ ){0,3}(?:seat|user|member|person|collaborator|editor|developer|teammate|admin|contributor)$/, 'seats'],
  [/^(?:[\w-]+ ){0,3}(?:request|call|query|lookup|look-up|search|searche|invocation|hit)$/, 'requests'],
  [/\bfunction (?:execution|run|call)$/, 'requests'],
  [/^(?:(?:transactional|marketing|test|outgoing|sent|tracked|free|relay) )?(?:email|mail)$/, 'emails'],
  [/^(?:[\w-]+ ){0,3}(?:message|sms|notification)$/, 'messages'],
  [/^(?:[\w-]+ ){0,2}project$/, 'projects'],
  [/^(?:[\w-]+ ){0,3}database(?: instance)?$/, 'databases'],
  [/^(?:[\w-]+ ){0,2}token$/, 'tokens'],
  [/^(?:[\w-]+ ){0,2}event$/, 'events'],
  [/^(?:[\w-]+ ){0,2}(?:record|row|document)$/, 'records'],
];

/** Words in or beside a figure that make it a rate of use at one moment, not an allowance. */
const AT_ONCE = /\b(?:concurrent|simultaneous|parallel|virtual|simulated)\b/i;
const AT_ONCE_BEHIND = /^\s*(?:in )?(?:at once|at a time|at the same time|simultaneously|in parallel|online)\b/i;

const COMPUTE =
  /^(?:[\w-]+ ){0,2}(?:compute|computing|serverless compute|cpu|vcpu|cu|gpu|core|instance|acu|sandbox|execution|runtime|machine|dyno|container)(?:[ -](?:hour|minute|second))?$/;
const BUILD_MINUTE = /\b(?:build|ci|ci\/cd|pipeline|agent|action|runner|compute|credit)s? minute$/;
const MEMORY = /\b(?:ram|memory|vram)$/;
const BANDWIDTH = /\b(?:bandwidth|transfer|traffic|egress|download|outbound data)$/;

const TEAM_OF = /\bteams? (?:of|with|below|under|up to)(?: up to| at most| only)? $/i;
/** A group, call or board that the members are of. */
const PARTS = /\b(?:groups?|channels?|meetings?|calls?|rooms?|boards?|conferences?|each)\b[^.,;]{0,25} $/i;

/** Sign-in services count the users of what their customer builds. */
const END_USER_CATEGORIES: ReadonlySet<string> = new Set(['Auth']);
/** Categories in which a call is one between people. */
const CALL_CATEGORIES: ReadonlySet<string> = new Set([
  'Communication',
  'Chat & Calls',
  'Messaging',
  'Team Collaboration',
]);
const BUILD_CATEGORIES: ReadonlySet<string> = new Set([
  'CI/CD',
  'Source Control',
  'Mobile Development',
  'Cloud Hosting',
]);

/** What a figure of an entry measures; null for what is none of the measures or leaves it open. */
export function measureOf({ figure, role, sentence }: EntryFigure, category: string): LimitMeasure | null {
  if (role === 'credit') return figure.kind === 'money' ? 'credit' : null;
  if (role !== 'limit') return null;
  if (figure.kind === 'bytes') return bytesMeasure(figure, sentence, category);
  if (figure.kind === 'duration') return timeMeasure(figure, category);
  if (figure.kind !== 'count' && figure.kind !== 'unlimited') return null;
  if (AT_ONCE.test(figure.text) || AT_ONCE_BEHIND.test(sentence.slice(figure.end))) return null;
  return countMeasure(figure, sentence, category);
}

function bytesMeasure(figure: Figure, sentence: string, category: string): LimitMeasure | null {
  const thing = figure.thing ?? '';
  if (MEMORY.test(thing)) return 'memory';
  if (BANDWIDTH.test(thing)) return 'bandwidth';
  return isStorage(figure, sentence, category) ? 'storage' : null;
}

function timeMeasure(figure: Figure, category: string): LimitMeasure | null {
  const thing = figure.thing ?? '';
  const isBuild = BUILD_CATEGORIES.has(category) && figure.unit === 'minute' && figure.period !== null;
  if (BUILD_MINUTE.test(thing) || (isBuild && (thing === '' || thing === 'minute'))) return 'minutes';
  return COMPUTE.test(thing) ? 'compute_hours' : null;
}

function countMeasure(figure: Figure, sentence: string, category: string): LimitMeasure | null {
  const thing = figure.thing ?? '';
  if (thing === '' && TEAM_OF.test(sentence.slice(0, figure.start))) return figure.period === null ? 'seats' : null;
  const measure = COUNTED.find(([pattern]) => pattern.test(thing))?.[1] ?? null;
  if (measure === 'requests' && /\bcall$/.test(thing) && CALL_CATEGORIES.has(category) && !/\bapi\b/.test(thing))
    return null;
  if (measure !== 'seats') return measure;
  // "8 people in a meeting": the limit of one thing, not of the account.
  const before = sentence.slice(0, figure.start);
  if ((figure.per !== null && figure.per !== 'project' && figure.per !== 'workspace') || PARTS.test(before))
    return null;
  const isEndUser = thing === 'user' && (END_USER_CATEGORIES.has(category) || hasSeats(sentence, figure));
  return isEndUser || /^ of (?:the|your) (?:client )?(?:app|site|product)/.test(sentence.slice(figure.end))
    ? 'users'
    : 'seats';
}

/** "2 seats and unlimited users": where seats are counted apart, users are those of the customer. */
function hasSeats(sentence: string, figure: Figure): boolean {
  return /\bseats?\b/.test(sentence) && figure.kind === 'unlimited';
}
