import type { IsoDate } from '../model/iso-date.ts';
import type { Html } from './parts/html.ts';

/** A schema.org object. */
export type Structured = Readonly<Record<string, unknown>>;

/** One breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The content of a page, without the common document. */
export interface Page {
  /** `/vendor/neon`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Path of the same content as JSON; absent where there is none. */
  readonly jsonAlternate?: string;
  /** The feed of the page's subject, linked from the head; absent where it has none. */
  readonly feed?: { readonly atom: string; readonly json: string; readonly title: string };
  /** The calendar of what the page shows; absent where it has none. */
  readonly calendar?: string;
  /** Text of the link to `jsonAlternate`, where that is not the same content. */
  readonly jsonAlternateTitle?: string;
  /** The citation sentence, as in `_provenance.cite_as`; absent where the page states nothing. */
  readonly cite?: string;
  /** The pages between the start and this one, this one included; none for the start itself. */
  readonly crumbs: readonly Crumb[];
  /** Structured data of the page's subject, besides page and breadcrumbs. */
  readonly structured?: readonly Structured[];
  /** Type of the page in structured data. */
  readonly kind?: 'WebPage' | 'CollectionPage' | 'AboutPage';
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
  /** The body of the Markdown form, where it is not laid out from the answer of a route. */
  readonly markdown?: string | (() => string);
  readonly main: Html;
}
