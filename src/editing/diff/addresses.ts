import type { Catalogue } from '../../model/catalogue.ts';
import { badgePath } from '../../pages/badge.ts';
import { hasMarkdown, markdownPath } from '../../pages/markdown.ts';
import { PAGE_ROUTES, pageEntries, pageOfFile } from '../../pages/table.ts';
import { requestedPath } from '../../pages/not-found.ts';
import { EXPORT_DESCRIPTIONS, EXPORT_FOLDER, EXPORT_MANIFEST, EXPORTS } from '../../routes/export.ts';
import { pathMatcher } from '../../routes/match-route.ts';
import type { Parameter } from '../../routes/parameter.ts';
import { parseValues } from '../../routes/parse-values.ts';
import type { AnyRoute, Case } from '../../routes/route.ts';
import { caseAddress, caseReply, isError } from '../../routes/shared/cases.ts';
import { scopedFeedPaths } from '../../routes/shared/scoped-feeds.ts';
import { leftVendors } from '../../rules/search/recorded-alternatives.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import { ROUTES } from '../../routes/table.ts';

/** Whether a catalogue answers an address, also where its build holds no file for it. */
type IsAnswered = (catalogue: Catalogue) => boolean;

/** The addresses that a change of the catalogue adds and removes, from the tables of the build. */
export function changedAddresses(before: Catalogue, after: Catalogue) {
  const [old, now] = [addresses(before), addresses(after)];
  return {
    added: withMarkdown(after, missing(now, { from: old, in: before })),
    gone: withMarkdown(before, missing(old, { from: now, in: after })),
  };
}

function missing(
  from: ReadonlyMap<string, IsAnswered>,
  other: { readonly from: ReadonlyMap<string, IsAnswered>; readonly in: Catalogue },
): readonly string[] {
  return [...from].flatMap(([path, isAnswered]) => (other.from.has(path) || isAnswered(other.in) ? [] : [path]));
}

/** The Markdown form of a page is known when the page is rendered, so only changed pages are looked at. */
function withMarkdown(catalogue: Catalogue, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const page = path.startsWith('/api/') ? undefined : pageOfFile(catalogue, path.slice(1));
    return page && hasMarkdown(page.render()) ? [path, markdownPath(path)] : [path];
  });
}

/** Every address that a build of the catalogue answers, with how to find out whether another one answers it too. */
function addresses(catalogue: Catalogue): ReadonlyMap<string, IsAnswered> {
  const found = new Map<string, IsAnswered>();
  for (const route of ROUTES) {
    // A route that takes a list from the caller answers any list; the rendered cases are examples, not addresses.
    if (Object.values(route.parameters).some((parameter) => parameter.in === 'query' && isRequired(parameter)))
      continue;
    for (const { given } of route.cases(catalogue))
      found.set(caseAddress(route.path, given), (other) => answersCase(other, route, given));
  }
  for (const { path } of pageEntries(catalogue)) found.set(path, (other) => answersPage(other, path));
  for (const { path } of PAGE_ROUTES) if (!path.includes('{')) found.set(path, () => true);
  for (const path of files(catalogue)) found.set(path, () => false);
  return found;
}

function isRequired(parameter: Parameter): boolean {
  return 'required' in parameter;
}

/** Files beside pages and answers: feeds, exports and badges. */
function* files(catalogue: Catalogue): Generator<string> {
  yield* scopedFeedPaths(catalogue);
  const exported = [...EXPORTS.map(({ name }) => name), ...EXPORT_DESCRIPTIONS, EXPORT_MANIFEST];
  for (const name of exported) yield `${EXPORT_FOLDER}/${name}`;
  yield* catalogue.records.vendors.map(badgePath);
}

/**
 * A route answers also what is no case of it: a vendor by a former name, a category by a retired one. A name that merely
 * resembles another one is gone, although the service may answer with the other.
 */
function answersCase(catalogue: Catalogue, route: AnyRoute, given: Case['given']): boolean {
  const { vendor, category } = given;
  if (vendor !== undefined && exactVendor(catalogue, vendor) === null) return false;
  if (category !== undefined && categoryNamed(catalogue, category) === null) return false;
  return !isError(caseReply(catalogue, route, given).reply);
}

const pageRouteAt = pathMatcher(PAGE_ROUTES);

/** A page is rendered on request, or its path leads on to the page of the same category or vendors under another name. */
function answersPage(catalogue: Catalogue, path: string): boolean {
  const matched = pageRouteAt(path);
  if (matched !== null && matched !== 'bad-escape') {
    const parsed = parseValues(matched.route.parameters, new URLSearchParams(), matched.path);
    if (!('refused' in parsed) && matched.route.page(catalogue, parsed.values) !== null) return true;
  }
  return namesKnown(catalogue, path);
}

function namesKnown(catalogue: Catalogue, path: string): boolean {
  const { folder, name } = requestedPath(path);
  if (folder === 'category' || folder === 'compare') {
    if (categoryNamed(catalogue, name) !== null) return true;
  }
  const named = (folder === 'compare' ? name.split('-vs-') : [name]).map(
    (text) => exactVendor(catalogue, text)?.vendor,
  );
  const [vendor] = named;
  if (folder === 'alternatives') return vendor !== undefined && leftVendors(catalogue).has(vendor);
  return (folder === 'vendor' || named.length === 2) && !named.includes(undefined);
}
