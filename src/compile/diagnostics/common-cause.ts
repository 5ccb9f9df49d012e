import { addToGroup } from '../../rules/catalogue/group-by.ts';
import { byPlace, type Diagnostic, type Finding } from './diagnostic.ts';

/**
 * Reports a fault once. Diagnostics that name one cause are listed under the diagnostic of that cause, or, where it has
 * none of its own and enough of them share it, under one at its place.
 */
export function underTheirCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const followers = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.cause) addToGroup(followers, diagnostic.cause.key, diagnostic);
  }
  const leaders = new Map(
    diagnostics.flatMap((diagnostic) => (diagnostic.causes ?? []).map((key) => [key, diagnostic])),
  );
  const listed = new Set<Diagnostic>();
  const added: Diagnostic[] = [];
  const under = new Map<Diagnostic, Diagnostic[]>();
  for (const [key, all] of followers) {
    const leader = leaders.get(key);
    const [first] = all;
    if (!first?.cause) continue;
    if (leader) for (const follower of all) addToGroup(under, leader, follower);
    else if (all.length >= first.cause.from)
      added.push(withOthers(ofCause(all.find(({ code }) => code === first.cause?.code) ?? first), all));
    else continue;
    for (const follower of all) listed.add(follower);
  }
  const kept = diagnostics.filter((diagnostic) => !listed.has(diagnostic));
  return [...kept.map((each) => withOthers(each, under.get(each) ?? [])), ...added].map(published);
}

function ofCause({ code, why, cause, what, at, fix }: Diagnostic): Diagnostic {
  return { code, why, at: cause?.at ?? at, what: cause?.what ?? what, fix: cause?.fix ?? fix };
}

function withOthers(diagnostic: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  if (others.length === 0) return diagnostic;
  const also: Finding['also'] = [...others].sort(byPlace).map(({ at, what }) => ({ at, note: what }));
  return { ...diagnostic, also: [...(diagnostic.also ?? []), ...also] };
}

/** Without the fields that only group. */
function published(diagnostic: Diagnostic): Diagnostic {
  if (!diagnostic.cause && !diagnostic.causes) return diagnostic;
  const { code, at, what, why, fix, also } = diagnostic;
  return { code, at, what, why, fix, ...(also && { also }) };
}
