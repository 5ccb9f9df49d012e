import type { IsoDate } from '../model/iso-date.ts';
import type { Html } from './parts/html.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { CONTENT_TYPE } from '../routes/content-type.ts';
import type { Parameters, Values } from '../routes/parameter.ts';
import type { TextReply } from '../routes/route.ts';
import { type DatedRecord, provenance } from '../routes/shared/provenance.ts';

/** A schema.org object. */
export type Structured = Readonly<Record<string, unknown>>;

export interface PageLink {
  readonly name: string;
  readonly path: string;
}

/** The content of a page, without the common document. */
export interface Page {
  /** `/vendor/neon`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The heading; the title where absent, null where `main` has it. */
  readonly heading?: Html | null;
  /** The path of the same content as JSON; with words where that is not the same. Absent where there is none. */
  readonly json?: string | PageLink;
  /** The feed of the page's subject, linked from the head; absent where it has none. */
  readonly feed?: { readonly atom: string; readonly json: string; readonly title: string };
  /** The calendar of what the page shows; absent where it has none. */
  readonly calendar?: string;
  /** The dated records of the page, for its citation; null where it states nothing and has neither citation nor Markdown form. */
  readonly dated?: readonly DatedRecord[] | null;
  /** The page between the start and this one; absent where there is none. */
  readonly above?: PageLink;
  /** What the page is called among others; its title where absent. */
  readonly name?: string;
  /** Structured data of the page's subject, besides page and breadcrumbs. */
  readonly structured?: readonly Structured[];
  /** What the search field holds. */
  readonly query?: string;
  /** The newest day of what the page shows; that of the whole index where absent. */
  readonly modified?: IsoDate;
  /** The file of the catalogue behind the page. */
  readonly file?: string;
  /** Path of the badge of the page's vendor. */
  readonly badge?: string;
  /** What other sites show of a link to the page; its title and description where absent. */
  readonly preview?: { readonly title: string; readonly text: string };
  /** Path of a script that this page needs besides the search. */
  readonly script?: string;
  /** The query of the page's address with its `?`; absent or empty where it has none. */
  readonly addressQuery?: string;
  readonly main: Html;
}

/** The JSON of a page with the words of its link. */
export function jsonLink({ json }: Page): PageLink | undefined {
  return typeof json === 'string' ? { name: 'The same as JSON', path: json } : json;
}

/** The citation of a page, as in `_provenance.cite_as`; null where it states nothing. */
export function citationOf(catalogue: Catalogue, { path, addressQuery = '', dated = [] }: Page): string | null {
  return dated === null ? null : provenance(catalogue, `${path}${addressQuery}`, dated).cite_as;
}

/** One page of the site: its path, known without rendering, and how to render it. */
export interface PageEntry {
  readonly path: string;
  readonly render: () => Page;
}

/** A page, or a part of one, that the function renders: its query or the shape of its address decides. */
export interface PageRoute<Given = Readonly<Record<string, unknown>>> {
  readonly path: string;
  readonly parameters: Parameters;
  /** The build may hold the page without a query as a file at its path; absent where every request is rendered. */
  readonly isFile?: true;
  /** Null where the parameter of the path names no page. */
  page(catalogue: Catalogue, values: Given): Page | null;
  /** The part of the page that the values select, for a script; null or absent for the whole page. */
  part?(catalogue: Catalogue, values: Given): TextReply | null;
}

/** A part of a page as a reply, for a script that puts it into the page. */
export function htmlReply(text: string): TextReply {
  return { status: 200, contentType: CONTENT_TYPE.html, text };
}

/** Declares a page of the function; the values it takes are typed by its parameters. */
export function pageRoute<const P extends Parameters>(
  declared: PageRoute<Values<P>> & { readonly parameters: P },
): PageRoute {
  // parseValues() makes the values from these very parameters; the table cannot say so in its type.
  return declared;
}
