/** Adds a member to its group; a group begins with its first member. */
export function addToGroup<Key, Member>(groups: Map<Key, Member[]>, key: Key, member: Member): void {
  const known = groups.get(key);
  if (known) known.push(member);
  else groups.set(key, [member]);
}

/** The members by their key: groups in the order of their first members, members in theirs. */
export function groupBy<Key, Member>(
  members: Iterable<Member>,
  keyOf: (member: Member) => Key,
): ReadonlyMap<Key, readonly Member[]> {
  const groups = new Map<Key, Member[]>();
  for (const member of members) addToGroup(groups, keyOf(member), member);
  return groups;
}

/** A count for every word of a closed list, 0 included, in the order of the list. */
export function countEach<Word extends string>(
  words: readonly Word[],
  countOf: (word: Word) => number,
): Readonly<Record<Word, number>> {
  // The type of `Object.fromEntries` loses the keys: they are the words of the list.
  return Object.fromEntries(words.map((word) => [word, countOf(word)])) as Record<Word, number>;
}
