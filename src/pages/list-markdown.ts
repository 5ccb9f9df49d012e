import { compactOffer } from '../mcp/compact.ts';
import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import type { Vendor } from '../model/vendor.ts';
import { jsonMarkdown } from './markdown.ts';
import { publishedChange } from '../routes/shared/change-record.ts';
import { escapeMarkdown } from '../routes/shared/escape.ts';
import { publishedOffer } from '../routes/shared/offer.ts';
import { address } from '../routes/shared/page.ts';

/** What a page shows as lists, in order; an empty list is left out. */
export interface ShownLists {
  /** A sentence on what was found. */
  readonly status?: string;
  readonly offers?: readonly Listing[];
  readonly others?: readonly Listing[];
  readonly changes?: readonly ChangeRecord[];
}

/** The lists of a page as Markdown, each offer with its terms in full. */
export function listsMarkdown(catalogue: Catalogue, { status = '', offers, others, changes }: ShownLists): string {
  const inShort = (listings: readonly Listing[] = []) =>
    listings.map((listing) => compactOffer(catalogue, publishedOffer(catalogue, listing), Infinity));
  const lists = { changes: changes?.map(publishedChange), offers: inShort(offers), others: inShort(others) };
  return [escapeMarkdown(status), jsonMarkdown(lists)].filter((part) => part !== '').join('\n\n');
}

/** Each vendor with its offer and its records. */
export function vendorsMarkdown(
  catalogue: Catalogue,
  sides: readonly {
    readonly vendor: Vendor;
    readonly listing: Listing | null;
    readonly changes: readonly ChangeRecord[];
  }[],
): string {
  return sides
    .map(({ vendor, listing, changes }) => {
      const lists = listsMarkdown(catalogue, { offers: listing ? [listing] : [], changes });
      const none = listing ? '' : 'No offer listed.\n\n';
      return `## ${escapeMarkdown(vendor.name)}\n\n${none}${lists.replaceAll(/^## /gm, '### ')}`.trim();
    })
    .join('\n\n');
}

/** A list of links to pages of the index. */
export function linksMarkdown(catalogue: Catalogue, links: readonly (readonly [name: string, path: string])[]): string {
  return links.map(([name, path]) => `- [${escapeMarkdown(name)}](${address(catalogue, path)}.md)`).join('\n');
}
