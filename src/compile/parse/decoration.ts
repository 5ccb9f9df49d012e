import { CST, Parser, type Node } from 'yaml';

type Decoration = 'anchor' | 'tag';

/** The anchors and tags of a text: the document tree holds their names and not their positions. */
export class Decorations {
  readonly #offsets: Readonly<Record<Decoration, readonly (readonly [from: number, to: number])[]>>;

  constructor(text: string) {
    const found: Record<Decoration, [number, number][]> = { anchor: [], tag: [] };
    for (const token of new Parser().parse(text)) {
      if (token.type !== 'document') continue;
      for (const part of token.start) note(part, found);
      CST.visit(token, (item) => {
        for (const part of [...item.start, ...(item.sep ?? [])]) note(part, found);
      });
    }
    this.#offsets = found;
  }

  /** The offsets of the anchor or tag of a node: the last one written before its value. */
  before(node: Node, kind: Decoration): readonly [from: number, to: number] | undefined {
    const start = node.range?.[0] ?? 0;
    return this.#offsets[kind].findLast(([from]) => from <= start);
  }
}

function note({ type, offset, source }: CST.SourceToken, found: Record<Decoration, [number, number][]>): void {
  if (type === 'anchor' || type === 'tag') found[type].push([offset, offset + source.length]);
}
