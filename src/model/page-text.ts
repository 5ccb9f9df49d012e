export interface PageLink {
  /** Absolute http(s) address without a fragment. */
  readonly url: string;
  readonly text: string;
}

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'data';

/**
 * One piece of readable text: a heading, a paragraph, a list item, a table cell, or a value of embedded data (JSON-LD,
 * script data). Never more than one cell, so that the figures of two plans are never in one text. Inside a text ` | `
 * separates parts that the page shows on separate lines or in separate boxes.
 */
export interface TextBlock {
  readonly kind: BlockKind;
  /** White space folded, control characters removed; never empty. */
  readonly text: string;
  /** Headings that the block is below, outermost first. For data: the keys on the way to the value. */
  readonly headings: readonly string[];
  /**
   * Heading of the card that holds the block, where the page shows cards side by side (siblings of one shape, each with
   * a heading of its own). For data: the name of the object that holds the value. Null outside of cards.
   */
  readonly card: string | null;
  /** For a cell: the heading of its column, null without one. */
  readonly column: string | null;
  /** For a cell: the heading of its row, null without one. For data: the key of the value, as words. */
  readonly row: string | null;
  /** For a cell of a table: the number of its row, so that cells of one row are found together. Null outside of tables. */
  readonly line: number | null;
  /** For a cell of a table: its caption and the heading of the rows around it; null without them. */
  readonly caption: string | null;
  /** Number of the table, card or data object that holds the block; null outside of them. */
  readonly group: number | null;
}

/** The readable text of one page. All of it is untrusted input. */
export interface PageText {
  readonly title: string;
  /** Content of the meta description; empty without one. */
  readonly description: string;
  /** In reading order. Navigation, footers, scripts, styles and hidden elements are left out. */
  readonly blocks: readonly TextBlock[];
  /** The text of navigation, footers and dialogs: mostly links, sometimes a notice or a footnote. No amount is read from it. */
  readonly asides: readonly TextBlock[];
  /** Links of the whole page, navigation included, in order, without repeats. */
  readonly links: readonly PageLink[];
  /** A password field is on the page. */
  readonly hasSignIn: boolean;
  /** Absolute http(s) address of a meta refresh of at most 10 s; null without one. */
  readonly refreshesTo: string | null;
}
