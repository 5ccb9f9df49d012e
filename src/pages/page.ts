import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Page } from './page-content.ts';
import { shell } from './parts/shell.ts';
import type { Parameters, Values } from '../routes/parameter.ts';
import type { TextReply } from '../routes/route.ts';

/** One page of the site: its path, known without rendering, and how to render it. */
export interface PageEntry {
  readonly path: string;
  readonly render: () => Page;
  /** The newest day of what the page shows; absent where the build writes the page and takes the day from it. */
  readonly leftModified?: () => IsoDate;
}

/** A page, or a part of one, that the function renders: its query or the shape of its address decides. */
export interface PageRoute {
  readonly path: string;
  readonly parameters: Parameters;
  /** The file of the build that holds the page without a query; absent where every request is rendered. */
  readonly file?: string;
  /** For a path with a parameter: the file of the build that may hold the page. */
  readonly fileOf?: (values: Readonly<Record<string, string | null | undefined>>) => string | null;
  /** Null where the parameter of the path names no page. */
  page(catalogue: Catalogue, values: Readonly<Record<string, unknown>>): Page | null;
  /** The page as HTML, or the part of it that a script requests. */
  answer(catalogue: Catalogue, values: Readonly<Record<string, unknown>>): TextReply | null;
}

const HTML_TYPE = 'text/html; charset=utf-8';

/** A page as a reply. */
export function pageReply(catalogue: Catalogue, page: Page): TextReply {
  return htmlReply(shell(catalogue, page));
}

/** A part of a page as a reply, for a script that puts it into the page. */
export function htmlReply(text: string): TextReply {
  return { status: 200, contentType: HTML_TYPE, text };
}

/** Declares a page of the function; the values its `answer` takes are typed by its parameters. */
export function pageRoute<const P extends Parameters>(declared: {
  readonly path: string;
  readonly parameters: P;
  readonly file?: string;
  readonly fileOf?: (values: Readonly<Record<string, string | null | undefined>>) => string | null;
  page(catalogue: Catalogue, values: Values<P>): Page | null;
  /** The part of the page that the values select, for a script; null for the whole page. */
  readonly part?: (catalogue: Catalogue, values: Values<P>) => TextReply | null;
}): PageRoute {
  const { part, ...rest } = declared;
  // parseValues() makes the values from these very parameters; the table cannot say so in its type.
  const page: PageRoute['page'] = (catalogue, values) => declared.page(catalogue, values as Values<P>);
  return {
    ...rest,
    page,
    answer(catalogue, values) {
      const found = part?.(catalogue, values as Values<P>);
      if (found) return found;
      const whole = page(catalogue, values);
      return whole && pageReply(catalogue, whole);
    },
  };
}
