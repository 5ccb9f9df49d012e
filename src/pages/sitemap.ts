import type { Catalogue } from '../model/catalogue.ts';
import { escapeMarkup } from '../routes/shared/escape.ts';
import { address } from '../routes/shared/page.ts';
import type { PageFile } from './page-file.ts';

/** Addresses that one file may list, by the protocol of sitemaps. */
const MAX_ADDRESSES = 50_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `sitemap.xml` of all pages; past the limit of addresses an index of `sitemap-1.xml` and so on, which list them. */
export function sitemapFiles(
  catalogue: Catalogue,
  paths: readonly string[],
  maxAddresses = MAX_ADDRESSES,
): readonly PageFile[] {
  if (paths.length <= maxAddresses) return [{ path: 'sitemap.xml', text: urlSet(catalogue, paths) }];
  const parts = Array.from({ length: Math.ceil(paths.length / maxAddresses) }, (_, part) => ({
    path: `sitemap-${part + 1}.xml`,
    text: urlSet(catalogue, paths.slice(part * maxAddresses, (part + 1) * maxAddresses)),
  }));
  const listed = parts.map(({ path }) => located(catalogue, 'sitemap', `/${path}`));
  return [{ path: 'sitemap.xml', text: document('sitemapindex', listed) }, ...parts];
}

function urlSet(catalogue: Catalogue, paths: readonly string[]): string {
  return document(
    'urlset',
    paths.map((path) => located(catalogue, 'url', path)),
  );
}

/** Every page is derived for each day, so that day is its last change. */
function located(catalogue: Catalogue, element: 'url' | 'sitemap', path: string): string {
  const location = escapeMarkup(address(catalogue, path));
  return `<${element}><loc>${location}</loc><lastmod>${catalogue.date}</lastmod></${element}>`;
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `${DECLARATION}\n<${root} ${NAMESPACE}>\n${entries.join('\n')}\n</${root}>\n`;
}
