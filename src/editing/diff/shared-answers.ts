import type { Slug } from '../../model/slug.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { encode } from '../../routes/encode.ts';
import { caseAddress } from '../../routes/shared/case-address.ts';
import { caseReply } from '../../routes/shared/case-reply.ts';
import { ROUTES } from '../../routes/table.ts';
import type { AnyRoute, Case } from '../../routes/route.ts';
import type { Compared } from './vendor-diff.ts';

/**
 * The answers about several vendors that the edit changes: each path without parameters, and with each category concerned.
 * Only these are rendered, which keeps the comparison fast.
 */
export function sharedAnswers({ before, after }: Compared, vendors: readonly Slug[]): readonly string[] {
  const categories = new Set(
    [before, after].flatMap((catalogue) =>
      vendors.flatMap((slug) =>
        (catalogue.listingsByVendor.get(slug) ?? []).flatMap(({ category: { slug: of, name } }) => [of, name]),
      ),
    ),
  );
  return ROUTES.filter(({ path }) => !path.includes('{')).flatMap((route) => {
    const old = answers(before, route, categories);
    return [...answers(after, route, categories)].flatMap(([target, text]) => {
      const known = old.get(target);
      return known === undefined || known === text ? [] : [target];
    });
  });
}

function answers(catalogue: Catalogue, route: AnyRoute, categories: ReadonlySet<string>): ReadonlyMap<string, string> {
  const concerned = [...route.cases(catalogue)].filter(({ given }) => isConcerned(given, categories));
  return new Map(concerned.map((item) => [caseAddress(route.path, item.given), answerText(catalogue, route, item)]));
}

function isConcerned(given: Case['given'], categories: ReadonlySet<string>): boolean {
  const names = Object.keys(given);
  return names.length === 0 || (names.length === 1 && categories.has(given['category'] ?? ''));
}

function answerText(catalogue: Catalogue, route: AnyRoute, { given }: Case): string {
  return encode(caseReply(catalogue, route, given).reply);
}
