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
  [/\b(?:api|access|hardware|security|personal|machine-to-machine|m2m) token$/, null],
  [/\b(?:read-only|guest|basic|free|anonymous) user$/, null],
  [
    /\b(?:monthly|daily|weekly)? ?(?:active|tracked|retained|end|external|registered|consumer|identified|client|app) user$/,
    'users',
  ],
  [/\bclient monthly active user$/, 'users'],
  [/^(?:[\w-]+ ){0,3}(?:seat|user|member|person|collaborator|editor|developer|teammate|admin|contributor)$/, 'seats'],
  [/^(?:[\w/-]+ ){0,3}(?:request|call|query|lookup|look-up|search|searche|invocation|hit)$/, 'requests'],
  [/\bfunction (?:execution|run|call)$/, 'requests'],
  [/^(?:(?:transactional|marketing|test|outgoing|sent|tracked|free|relay) )?(?:email|mail)$/, 'emails'],
  [/^(?:[\w-]+ ){0,3}(?:message|sms|notification)$/, 'messages'],
  [/^(?:[\w-]+ ){0,2}project$/, 'projects'],
  [/^(?:[\w-]+ ){0,3}database(?: instance)?$/, 'databases'],
  [/^(?:[\w-]+ ){0,2}token$/, 'tokens'],
  [/^(?:[\w-]+ ){0,2}event$/, 'events'],
  [/^(?:[\w-]+ ){0,2}(?:record|row)$/, 'records'],
  [/^(?:[\w-]+ ){0,2}document$/, 'records'],
];

/** Words in or beside a figure that make it a rate of use at one moment, not an allowance. */
const CONCURRENT = /\b(?:concurrent|simultaneous|parallel|virtual|simulated)\b/i;
const CONCURRENT_AFTER = /^\s*(?:in )?(?:at once|at a time|at the same time|simultaneously|in parallel|online)\b/i;

const COMPUTE =
  /^(?:[\w-]+ ){0,2}(?:compute|computing|serverless compute|cpu|vcpu|cu|gpu|tpu|core|instance|acu|sandbox|execution|runtime|machine|dyno|container)(?:[ -](?:hour|minute|second|time))?$/;
const BUILD_MINUTE =
  /\b(?:build|deployment|deploy|workflow|job|ci|ci\/cd|pipeline|agent|action|runner|compute|credit)s? minute$/;
const MEMORY = /\b(?:ram|memory|vram)$/;
const BANDWIDTH = /\b(?:bandwidth|transfer|traffic|egress|download|outbound data)$/;

const OF_ONE_THING = /^ (?:each|on call|can meet|at a table)\b/;
const TEAM_OF = /\bteams? (?:of|with|below|under|up to)(?: up to| at most| only)? $/i;
/** A group, call or board that the members are of. */
const PARTS =
  /\b(?:groups?|huddles?|(?:video|group) (?:chat|calls?)|channels?|meetings?|calls?|rooms?|boards?|conferences?|each)\b[^.,;]{0,25} $/i;

const UNCOUNTED: readonly (readonly [RegExp, LimitMeasure])[] = [
  [/\b(?:bandwidth|transfer|traffic|egress)$/, 'bandwidth'],
  [/\b(?:storage|disk space|space)$/, 'storage'],
];
/** Categories in which a document is an entry of a data store, not a file. */
const DOCUMENT_CATEGORIES: ReadonlySet<string> = new Set(['Databases', 'Search', 'Headless CMS', 'Low-Code Platforms']);

/** "5M rows read a day" is a flow of reads, not what may be held. */
function isHeld(figure: Figure, sentence: string, category: string): boolean {
  const isDocument = /\bdocument$/.test(figure.thing ?? '');
  if (isDocument && !DOCUMENT_CATEGORIES.has(category)) return false;
  if (category === 'DNS & Domain Management' || /\b(?:read|write)s? $/.test(sentence.slice(0, figure.start)))
    return false;
  return !/^ (?:read|written|scanned|processed|returned|inserted)\b/.test(sentence.slice(figure.end));
}

/** "Egress is 5 GB and another 5 GB", "traffic: 5 GB", "1 TB on egress", "5 GB from the CDN" */
const SENT_BEFORE =
  /\b(?:bandwidth|egress|traffic|transfer)(?::| (?:is|of|stops at|is capped at)(?: [^.,;]* and (?:another|a further))?)(?: up to| at most)? $/i;
const SENT_AFTER = /^ (?:(?:on|of|for) (?:egress|bandwidth|traffic|data transfer)|from (?:the |its )?(?:cdn|edge))\b/i;

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
  if (/\bcredits? (?:buys?|equals?|covers?|is|pays?)\b/.test(sentence.slice(0, figure.start))) return null;
  if (figure.kind === 'bytes') return bytesMeasure(figure, sentence, category);
  if (figure.kind === 'duration') return timeMeasure(figure, category);
  if (figure.kind !== 'count' && figure.kind !== 'unlimited') return null;
  if (CONCURRENT.test(figure.text) || CONCURRENT_AFTER.test(sentence.slice(figure.end))) return null;
  return countMeasure(figure, sentence, category);
}

function bytesMeasure(figure: Figure, sentence: string, category: string): LimitMeasure | null {
  const thing = figure.thing ?? '';
  if (MEMORY.test(thing)) return 'memory';
  if (
    BANDWIDTH.test(thing) ||
    SENT_BEFORE.test(sentence.slice(0, figure.start)) ||
    SENT_AFTER.test(sentence.slice(figure.end))
  )
    return 'bandwidth';
  return isStorage(figure, sentence, category) ? 'storage' : null;
}

function timeMeasure(figure: Figure, category: string): LimitMeasure | null {
  if (figure.unit !== 'hour' && figure.unit !== 'minute' && figure.unit !== 'second') return null;
  const thing = figure.thing ?? '';
  const isBuild = BUILD_CATEGORIES.has(category) && figure.unit === 'minute' && figure.period !== null;
  if (BUILD_MINUTE.test(thing) || (isBuild && (thing === '' || thing === 'minute'))) return 'minutes';
  return COMPUTE.test(thing) ? 'compute_hours' : null;
}

function countMeasure(figure: Figure, sentence: string, category: string): LimitMeasure | null {
  const thing = figure.thing ?? '';
  if (thing === '' && TEAM_OF.test(sentence.slice(0, figure.start))) return figure.period === null ? 'seats' : null;
  const measure = COUNTED.find(([pattern]) => pattern.test(thing))?.[1] ?? null;
  if (measure === null && figure.kind === 'unlimited')
    return UNCOUNTED.find(([pattern]) => pattern.test(thing))?.[1] ?? null;
  if (measure === 'records') return isHeld(figure, sentence, category) ? 'records' : null;
  if (measure === 'requests' && /\bcall$/.test(thing) && CALL_CATEGORIES.has(category) && !/\bapi\b/.test(thing))
    return null;
  if (measure !== 'seats') return measure;
  // "8 people in a meeting": the limit of one thing, not of the account.
  const before = sentence.slice(0, figure.start);
  if (TEAM_OF.test(before)) return 'seats';
  if ((figure.per !== null && figure.per !== 'project' && figure.per !== 'workspace') || PARTS.test(before))
    return null;
  const isEndUser = thing === 'user' && (END_USER_CATEGORIES.has(category) || hasSeats(sentence, figure));
  if (OF_ONE_THING.test(sentence.slice(figure.end))) return null;
  if (/\bapps? (?:(?:of|with)(?: up to)?|up to|at most) $/i.test(before)) return 'users';
  return isEndUser || /^ of (?:the|your) (?:client )?(?:app|site|product)/.test(sentence.slice(figure.end))
    ? 'users'
    : 'seats';
}

/** "2 seats and unlimited users": where seats are counted apart, users are those of the customer. */
function hasSeats(sentence: string, figure: Figure): boolean {
  return /\bseats?\b/.test(sentence) && figure.kind === 'unlimited';
}
