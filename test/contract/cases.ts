import type { Catalogue } from '../../src/model/catalogue.ts';
import type { AnyRoute } from '../../src/routes/route.ts';

/** Every request whose answer the build prepares, as a caller writes it. */
export function casesOf(route: AnyRoute, catalogue: Catalogue): readonly string[] {
  return [...route.cases(catalogue)].map(({ given }) => {
    const query = new URLSearchParams();
    let path = route.path;
    for (const [name, value] of Object.entries(given)) {
      if (route.parameters[name]?.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
      else query.set(name, value);
    }
    return query.size === 0 ? path : `${path}?${query.toString()}`;
  });
}
