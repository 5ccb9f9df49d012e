import type { Catalogue } from '../../src/model/catalogue.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { caseAddress } from '../../src/routes/shared/cases.ts';

/** Every request whose answer the build prepares, as a caller writes it. */
export function casesOf(route: AnyRoute, catalogue: Catalogue): readonly string[] {
  return [...route.cases(catalogue)].map((given) => caseAddress(route.path, given));
}
