import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { keyText } from './draft.ts';
import { MAX_DEPTH } from './nesting.ts';

/** A use of YAML that the catalogue does without, and the node that shows it. */
export type YamlError =
  | {
      readonly code: 'complex-key' | 'cut-text' | 'too-deep' | 'yaml-alias' | 'yaml-anchor' | 'yaml-merge' | 'yaml-tag';
      readonly node: Node;
    }
  | { readonly code: 'duplicate-key'; readonly node: Node; readonly first: Node };

type OnError = (error: YamlError) => void;

/** A document's nodes as plain objects, lists and scalars. Calls `onError` for each construct that is not plain data. */
export function plainValue(root: Node, onError: OnError): unknown {
  return valueOf(root, onError, 1);
}

/** Depth: of the node itself, were it a collection; the outermost is 1. */
function valueOf(node: Node | null, onError: OnError, depth: number): unknown {
  if (!node) return null;
  if (isAlias(node)) {
    onError({ code: 'yaml-alias', node });
    return null;
  }
  reportDecoration(node, onError);
  if (isScalar(node)) {
    if (isCut(node)) onError({ code: 'cut-text', node });
    return node.value;
  }
  if (depth > MAX_DEPTH) {
    onError({ code: 'too-deep', node });
    return null;
  }
  if (isSeq<Node | null>(node)) return node.items.map((entry) => valueOf(entry, onError, depth + 1));
  return isMap<Node, Node | null>(node) ? plainObject(node, onError, depth) : null;
}

/**
 * Whether ` #` ends an unquoted text that went on: `Paid once #1 a month`. A comment has a space behind its `#`, as
 * everywhere in the catalogue.
 */
function isCut({ type, comment, value }: Scalar): boolean {
  return type === 'PLAIN' && value !== null && typeof comment === 'string' && /^[^\s#]/.test(comment);
}

function reportDecoration(node: Node, onError: OnError): void {
  if ('anchor' in node) onError({ code: 'yaml-anchor', node });
  if (node.tag !== undefined) onError({ code: 'yaml-tag', node });
}

function plainObject(map: YAMLMap<Node, Node | null>, onError: OnError, depth: number): object {
  const values = new Map<string, unknown>();
  const keys = new Map<string, Node>();
  for (const { key, value } of map.items) {
    const name = keyText(key);
    const first = keys.get(name ?? '');
    if (name === null) onError({ code: 'complex-key', node: key });
    else if (name === '<<') onError({ code: 'yaml-merge', node: key });
    else if (first) onError({ code: 'duplicate-key', node: key, first });
    else {
      reportDecoration(key, onError);
      keys.set(name, key);
      values.set(name, valueOf(value, onError, depth + 1));
    }
  }
  // `fromEntries` defines each property, so that a key such as `__proto__` is a key like any other.
  return Object.fromEntries(values);
}
