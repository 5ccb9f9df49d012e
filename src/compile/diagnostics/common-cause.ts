import { addToGroup } from '../../rules/catalogue/group-by.ts';
import { byPlace, type Diagnostic, type Finding } from './diagnostic.ts';

/**
 * Reports a fault once. Diagnostics that name one cause are listed under the diagnostic of that cause, or, where it has
 * none of its own and enough of them share it, under one at its place.
 */
export function underTheirCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const followers = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.followsFrom) addToGroup(followers, diagnostic.followsFrom.key, diagnostic);
  }
  const leaders = new Map(
    diagnostics.flatMap((diagnostic) => (diagnostic.reportsCauses ?? []).map((key) => [key, diagnostic])),
  );
  const listed = new Set<Diagnostic>();
  const added: Diagnostic[] = [];
  const under = new Map<Diagnostic, Diagnostic[]>();
  for (const [key, all] of followers) {
    const leader = leaders.get(key);
    const own = leader ? null : ownDiagnostic(all);
    if (leader) for (const follower of all) addToGroup(under, leader, follower);
    else if (own) added.push(withOthers(own, all));
    else continue;
    for (const follower of all) listed.add(follower);
  }
  const kept = diagnostics.filter((diagnostic) => !listed.has(diagnostic));
  return [...kept.map((each) => withOthers(each, under.get(each) ?? [])), ...added].map(published);
}

/** The diagnostic of a cause that no other one reports; null where too few findings follow from it. */
function ownDiagnostic(followers: readonly Diagnostic[]): Diagnostic | null {
  const [first] = followers;
  const cause = first?.followsFrom;
  if (!cause || !('minFindings' in cause) || followers.length < cause.minFindings) return null;
  const { code, why, followsFrom } = followers.find((follower) => follower.code === cause.ownCode) ?? first;
  const { at, what, fix } = { ...cause, ...followsFrom };
  return { code, why, at, what, fix };
}

function withOthers(diagnostic: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  if (others.length === 0) return diagnostic;
  const also: Finding['also'] = [...others].sort(byPlace).map(({ at, what }) => ({ at, note: what }));
  return { ...diagnostic, also: [...(diagnostic.also ?? []), ...also] };
}

/** Without the fields that only group. */
function published(diagnostic: Diagnostic): Diagnostic {
  if (!diagnostic.followsFrom && !diagnostic.reportsCauses) return diagnostic;
  const { code, at, what, why, fix, also } = diagnostic;
  return { code, at, what, why, fix, ...(also && { also }) };
}
