import { WordSet } from '../text/word-set.ts';
import { headNoun } from './same-thing.ts';

/**
 * Words for one thing in the wording of different authors. They are weaker than synonyms: a page that counts the thing
 * by the entry's own word decides before them. Words that differ in what a plan may limit (viewers and editors, visits
 * and sessions, domains and sites) are in no group. No word is in two groups.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['user', 'seat', 'member', 'teammate', 'collaborator'],
  ['check', 'validation', 'verification'],
  ['screenshot', 'capture', 'render'],
  ['alert', 'notification'],
  ['kind', 'type', 'sort'],
  ['model', 'llm'],
  ['run', 'execution', 'invocation'],
  ['submission', 'response'],
  ['integration', 'connection', 'connector'],
  ['photo', 'image', 'picture'],
  ['machine', 'server', 'host', 'vm'],
  ['network', 'transfer', 'bandwidth', 'traffic', 'egress'],
  ['mailbox', 'inbox'],
  ['setup', 'config', 'configuration'],
  ['request', 'hit', 'lookup'],
  ['retention', 'history'],
  ['version', 'versioning'],
  ['write', 'written'],
];

/** People under a special name; "people" may mean each of them, none of them means another. */
const PEOPLE = new WordSet(
  `
  participant attendee developer teammate collaborator member seat user employee guest player agent
`,
);

const GROUP_OF: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap((group) => group.map((word) => [word, group] as const)),
);

/** Whether the nouns of two things, their last words, mean one thing in different wording. */
export function areKindred(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [first, second] = [headNoun(one), headNoun(other)];
  if (first === 'person') return PEOPLE.has(second);
  if (second === 'person') return PEOPLE.has(first);
  const group = GROUP_OF.get(first);
  return group !== undefined && group === GROUP_OF.get(second);
}
