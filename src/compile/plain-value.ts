import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { keyText } from './draft.ts';

/** A use of YAML that the catalogue does without, and the node that shows it. */
export type YamlFault =
  | { readonly code: 'complex-key' | 'yaml-alias' | 'yaml-anchor' | 'yaml-merge' | 'yaml-tag'; readonly node: Node }
  | { readonly code: 'duplicate-key'; readonly node: Node; readonly first: Node };

/** A document's nodes as plain objects, lists and scalars. Tells `onFault` of each construct that is not plain data. */
export function plainValue(node: Node | null, onFault: (fault: YamlFault) => void): unknown {
  if (!node) return null;
  if (isAlias(node)) {
    onFault({ code: 'yaml-alias', node });
    return null;
  }
  tellDecorated(node, onFault);
  if (isSeq<Node | null>(node)) return node.items.map((entry) => plainValue(entry, onFault));
  if (isMap<Node, Node | null>(node)) return plainObject(node, onFault);
  return isScalar(node) ? node.value : null;
}

function tellDecorated(node: Node, onFault: (fault: YamlFault) => void): void {
  if ('anchor' in node) onFault({ code: 'yaml-anchor', node });
  if (node.tag !== undefined) onFault({ code: 'yaml-tag', node });
}

function plainObject(map: YAMLMap<Node, Node | null>, onFault: (fault: YamlFault) => void): object {
  const values = new Map<string, unknown>();
  const keys = new Map<string, Node>();
  for (const { key, value } of map.items) {
    const name = keyText(key);
    const first = keys.get(name ?? '');
    if (name === null) onFault({ code: 'complex-key', node: key });
    else if (name === '<<') onFault({ code: 'yaml-merge', node: key });
    else if (first) onFault({ code: 'duplicate-key', node: key, first });
    else {
      tellDecorated(key, onFault);
      keys.set(name, key);
      values.set(name, plainValue(value, onFault));
    }
  }
  // `fromEntries` defines each property, so that a key such as `__proto__` is a key like any other.
  return Object.fromEntries(values);
}
