import type { Catalogue } from '../model/catalogue.ts';
import { address } from '../routes/shared/page.ts';
import { html, Html } from './html.ts';

/** A schema.org object. */
export type Structured = Readonly<Record<string, unknown>>;

/** One breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * The structured data of a page. Its text cannot end the surrounding element: characters that could are written as
 * JSON escapes.
 */
export function structuredData(graph: readonly Structured[]): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  const inert = new Html(json.replace(/[<>&\u2028\u2029]/g, escaped));
  return html`<script type="application/ld+json">
    ${inert}
  </script>`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Breadcrumbs as structured data. */
export function breadcrumbList(catalogue: Catalogue, crumbs: readonly Crumb[]): Structured {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(catalogue, path),
    })),
  };
}
