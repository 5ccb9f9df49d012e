import { byCodeUnits } from '../../rules/text/order.ts';
import { isMap, isNode, isScalar, isSeq, type Document, type Node } from 'yaml';
import { fold } from '../../rules/text/fold.ts';
import { sortKeysOf, type Kind } from '../../compile/shape/kinds.ts';

/**
 * Sorts a list file by the keys of its kind, so that two authors who add to it write in two places. Other lists keep the
 * author's order: the first tag is the most specific one, the first offer is the vendor's main one.
 */
export function sortList(document: Document, kind: Kind): void {
  const keys = sortKeysOf(kind);
  const list = document.contents;
  if (!keys || !isSeq(list)) return;
  const nodes = list.items.filter(isNode);
  const sortKey = (node: Node): string => keys.map((key) => wordAt(node, key)).join('\n') || wordAt(node);
  const sorted = nodes.map((node) => ({ node, by: sortKey(node) })).sort((one, other) => byCodeUnits(one.by, other.by));
  const isApart = nodes.slice(1).some(({ spaceBefore }) => spaceBefore);
  list.items = sorted.map(({ node }) => node);
  for (const [index, { node }] of sorted.entries()) node.spaceBefore = isApart && index > 0;
}

/** A group is sorted by its first word. */
function wordAt(node: Node, key?: string): string {
  const entry = isSeq(node) ? node.items[0] : node;
  const word = key === undefined ? entry : isMap(node) ? node.get(key, true) : undefined;
  return isScalar(word) ? fold(String(word.value)) : '';
}
