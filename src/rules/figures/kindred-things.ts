import { WordSet } from '../text/word-set.ts';

/**
 * Words for one thing in the wording of different authors. They are weaker than synonyms: a page that counts the thing
 * by the entry's own word decides before them. Words that differ in what a plan may limit (viewers and editors, visits
 * and sessions, domains and sites) are in no group.
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
];

/** People under a special name; "people" may mean each of them, none of them means another. */
const PEOPLE = new WordSet(
  `
  participant attendee developer teammate collaborator member seat user employee guest player agent
`,
);

const GROUPS_OF: ReadonlyMap<string, ReadonlySet<number>> = groupsByWord();

function groupsByWord(): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [number, group] of GROUPS.entries()) {
    for (const word of group) found.set(word, (found.get(word) ?? new Set()).add(number));
  }
  return found;
}

/** Whether the nouns of two things, their last words, mean one thing in different wording. */
export function areKindred(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [first, second] = [headOf(one), headOf(other)];
  if (first === 'person') return PEOPLE.has(second);
  if (second === 'person') return PEOPLE.has(first);
  const known = GROUPS_OF.get(first);
  return known !== undefined && [...(GROUPS_OF.get(second) ?? [])].some((group) => known.has(group));
}

const headOf = (thing: string): string => thing.slice(thing.lastIndexOf(' ') + 1);
