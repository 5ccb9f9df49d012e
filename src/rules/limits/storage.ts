import type { Figure } from '../figures/figure.ts';

const STORED =
  /\b(?:storage|disk|disc|space|ssd|database|file|drive|volume|hosting|archive|backup|repository|vault|mailbox|webspace)$|^(?:(?:realtime|stored|user) )?data$/;
/** Services that sell storage: an amount of bytes without more is that. */
const STORAGE_CATEGORIES: ReadonlySet<string> = new Set([
  'Storage',
  'Personal Storage',
  'Databases',
  'Container Registry',
  'Consumer Email',
]);
/** Before an amount of bytes: what holds it. */
const HOLDS =
  /\b(?:storage(?: is| of| at| stops at| limited to)?|holds?|holding|stores?|storing|keeps?|shares?|(?:plan|tier|accounts?|version) (?:has|have|gives?|includes?|offers?|carries|comes with|come with)|room for|space of)(?: up to| at most| only| some| the)? $/i;
/** Before or after an amount of bytes that is the size of one thing, or an amount sent. */
const SIZE_BEFORE =
  /\b(?:files?|uploads?|images?|attachments?|documents?|videos?|photos?|sizes?|sites?|pages?|payloads?|builds?|objects?|models?|messages?|requests?|items?|notes?|anything|artifacts?|repositories|ingest(?:s|ed|ion)?|sends?|large|large as|as large as|(?:adds?|earns?|referral[a-z ]{0,12}))(?: each)?(?: of| up to| at| may be| can be| stops?| reach| to| is| are| only| under| below| by)* $/i;
const UPLOAD_BEFORE =
  /\b(?:uploads?|attachments?|transfers?)\b[^.,;]{0,40}\b(?:stops?|limit\w*|up|at|to|of)(?: at| to)? $/i;
const SIZE_AFTER =
  /^(?: each| apiece| in size| at most each| files?\b| uploads?\b| images?\b| videos?\b| attachments?\b| a (?:file|image|upload)| ?\/ ?(?:file|image|upload|video|photo|attachment|object)\b| of (?:logs?|events?|telemetry|ingest|queries|uploads?))/i;

/**
 * Whether an amount of bytes is room that the tier grants, not the size of one file, memory, or an amount transferred.
 */
export function isStorage(figure: Figure, sentence: string, category: string): boolean {
  const isRenewedFirst = STORAGE_CATEGORIES.has(category) && /\bfirst $/i.test(sentence.slice(0, figure.start));
  if (figure.period !== null && figure.period !== 'once' && !isRenewedFirst) return false;
  if (figure.per !== null && SIZE_BEFORE.test(`${figure.per} `)) return false;
  if (figure.per !== null && /^\d/.test(figure.per)) return false;
  const before = sentence.slice(0, figure.start);
  const after = sentence.slice(figure.end);
  if (STORED.test(figure.thing ?? '')) return !/^ ?each\b/.test(after);
  if (figure.thing !== null || SIZE_AFTER.test(after)) return false;
  if (SIZE_BEFORE.test(before) || UPLOAD_BEFORE.test(before) || /, or $(?<= a month[^.]*, or )/.test(before))
    return false;
  return HOLDS.test(before) || STORAGE_CATEGORIES.has(category);
}
