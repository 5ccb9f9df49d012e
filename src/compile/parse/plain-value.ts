import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { keyText } from './draft.ts';
import { DEEPEST } from './nesting.ts';

/** A use of YAML that the catalogue does without, and the node that shows it. */
export type YamlFault =
  | {
      readonly code: 'complex-key' | 'too-deep' | 'yaml-alias' | 'yaml-anchor' | 'yaml-merge' | 'yaml-tag';
      readonly node: Node;
    }
  | { readonly code: 'duplicate-key'; readonly node: Node; readonly first: Node };

type OnFault = (fault: YamlFault) => void;

/** A document's nodes as plain objects, lists and scalars. Tells `onFault` of each construct that is not plain data. */
export function plainValue(root: Node, onFault: OnFault): unknown {
  return valueOf(root, onFault, 1);
}

/** Depth: of the node itself, were it a collection; the outermost is 1. */
function valueOf(node: Node | null, onFault: OnFault, depth: number): unknown {
  if (!node) return null;
  if (isAlias(node)) {
    onFault({ code: 'yaml-alias', node });
    return null;
  }
  tellDecorated(node, onFault);
  if (isScalar(node)) return node.value;
  if (depth > DEEPEST) {
    onFault({ code: 'too-deep', node });
    return null;
  }
  if (isSeq<Node | null>(node)) return node.items.map((entry) => valueOf(entry, onFault, depth + 1));
  return isMap<Node, Node | null>(node) ? plainObject(node, onFault, depth) : null;
}

function tellDecorated(node: Node, onFault: OnFault): void {
  if ('anchor' in node) onFault({ code: 'yaml-anchor', node });
  if (node.tag !== undefined) onFault({ code: 'yaml-tag', node });
}

function plainObject(map: YAMLMap<Node, Node | null>, onFault: OnFault, depth: number): object {
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
      values.set(name, valueOf(value, onFault, depth + 1));
    }
  }
  // `fromEntries` defines each property, so that a key such as `__proto__` is a key like any other.
  return Object.fromEntries(values);
}
