import type { Mention } from '../mention.ts';

/** A line of a text with its number from 1, without the line break. */
export interface Line {
  readonly line: number;
  readonly written: string;
}

/** Each line of a text. */
export function* lines(text: string): Generator<Line> {
  for (const [index, written] of text.split(/\r?\n/).entries()) yield { line: index + 1, written };
}

/** User information and the first label of a host may be placeholders: `<password>@`, `<project>.`. */
const ADDRESS =
  /\b[a-z][a-z0-9+.-]{0,30}:\/\/(?:(?:[^\s/@"'<>]|<[^\s<>]*>)*@)?(?:<[^\s<>]*>\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** The host of each web or connection address in a text. */
export function* hostsIn(text: string, line: Mention['line']): Generator<Mention> {
  for (const [, host = ''] of text.matchAll(ADDRESS)) yield { kind: 'hosts', name: host.toLowerCase(), line };
}

/** A container image without tag and digest, and the host of its registry. References with variables are left out. */
export function* imageMentions(reference: string, line: Mention['line']): Generator<Mention> {
  const untagged = reference
    .trim()
    .replace(/^docker:\/\//, '')
    .replace(/@.*/s, '');
  const name = withoutTag(untagged).toLowerCase();
  if (name === '' || name === 'scratch' || /[^a-z0-9._/:-]/.test(name)) return;
  const [registry = '', ...rest] = name.split('/');
  const isHost = rest.length > 0 && registry.includes('.');
  if (isHost && !registry.endsWith('docker.io')) yield { kind: 'hosts', name: registry.replace(/:\d+$/, ''), line };
  const image = isHost && registry.endsWith('docker.io') ? rest.join('/') : name;
  yield { kind: 'docker', name: image.replace(/^library\//, ''), line };
}

/** A colon before the last slash belongs to the port of a registry. */
function withoutTag(reference: string): string {
  const colon = reference.indexOf(':', reference.lastIndexOf('/') + 1);
  return colon < 0 ? reference : reference.slice(0, colon);
}

const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** An environment variable, where the text is the name of one. */
export function* variableMention(name: string, line: Mention['line']): Generator<Mention> {
  if (VARIABLE.test(name)) yield { kind: 'env', name, line };
}
