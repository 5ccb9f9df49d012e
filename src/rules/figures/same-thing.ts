import type { Figure } from './figure.ts';

/**
 * `same`: one name, or names that mean one thing. `narrower`: one is the other with a modifier ("build minute" and
 * "minute"). `unstated`: one side or both name nothing. `different`: two things.
 */
export type ThingMatch = 'same' | 'narrower' | 'unstated' | 'different';

type Named = Pick<Figure, 'thing' | 'kind'>;

/** Words that vendors use for one another; each group is one thing. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['user', 'person', 'people'],
  ['seat', 'member', 'team member', 'teammate', 'collaborator'],
  ['email', 'mail', 'message sent', 'email sent'],
  ['request', 'call', 'api call', 'api request'],
  ['app', 'application'],
  ['site', 'website', 'web site'],
  ['repository', 'repo'],
  ['storage', 'disk', 'disk space', 'space', 'file storage', 'storage space'],
  ['memory', 'ram'],
  ['bandwidth', 'transfer', 'data transfer', 'traffic', 'egress'],
  ['compute', 'computing', 'compute time', 'computing time'],
  ['database', 'db'],
  ['monthly active user', 'active user', 'mau'],
  ['invocation', 'function invocation', 'execution', 'function execution'],
  ['page view', 'pageview'],
  ['organisation', 'organization'],
];
const GROUP: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)),
);
const UNIT_END = / ?(?:second|minute|hour|day|byte)$/;

/** Compares what two figures count. */
export function sameThing(a: Named, b: Named): ThingMatch {
  const [first, second] = [comparable(a), comparable(b)];
  if (first === '' || second === '') return 'unstated';
  if (named(first) === named(second)) return 'same';
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (long.endsWith(` ${short}`) || named(headNoun(long)) === named(short)) return 'narrower';
  return 'different';
}

/** The thing without the unit that the figure has already: "build minute" of a time is "build". */
function comparable({ thing, kind }: Named): string {
  const name = thing ?? '';
  return kind === 'duration' ? name.replace(UNIT_END, '').replace(/-$/, '') : name;
}

function named(thing: string): string {
  return GROUP.get(thing) ?? thing;
}

/** The last word, which is the noun of a thing. */
export function headNoun(thing: string): string {
  return thing.slice(thing.lastIndexOf(' ') + 1);
}
