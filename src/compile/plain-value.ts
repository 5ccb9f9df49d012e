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
  if ('anchor' in node && node.anchor !== undefined) onFault({ code: 'yaml-anchor', node });
  if (node.tag !== undefined) onFault({ code: 'yaml-tag', node });
  if (isSeq<Node | null>(node)) return node.items.map((entry) => plainValue(entry, onFault));
  if (isMap<Node, Node | null>(node)) return plainObject(node, onFault);
  return isScalar(node) ? node.value : null;
}

function plainObject(map: YAMLMap<Node, Node | null>, onFault: (fault: YamlFault) => void): object {
  // Without a prototype, so that a key such as `__proto__` is a key like any other.
  const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const written = new Map<string, Node>();
  for (const { key, value } of map.items) {
    const name = keyText(key);
    if (name === null) {
      onFault({ code: 'complex-key', node: key });
      continue;
    }
    if (name === '<<') {
      onFault({ code: 'yaml-merge', node: key });
      continue;
    }
    const first = written.get(name);
    if (first) onFault({ code: 'duplicate-key', node: key, first });
    else written.set(name, key);
    object[name] = plainValue(value, onFault);
  }
  return object;
}
