import { describe, expect, it } from 'vitest';
import { render } from '../../src/compile/render.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { catalogue, offer, vendor } from '../builders.ts';

const index = catalogue({
  vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Birch', offers: [offer({ category: 'Hosting' })] })],
});
const routeAt = (path: string): AnyRoute => ROUTES.find((route) => route.path === path)!;

function rendered(routes: readonly AnyRoute[], wholeCategoryBytes = Infinity) {
  const files = render(index, routes, { wholeCategoryBytes });
  const texts = new Map<string, string>();
  let next = files.next();
  for (; !next.done; next = files.next()) texts.set(next.value.path, next.value.bytes.toString());
  return { texts, leftovers: next.value };
}

describe('the files of routes', () => {
  it('are one for each case, in the order of the routes', () => {
    const { texts, leftovers } = rendered([routeAt('/api/vendor-risk/{vendor}'), routeAt('/api/categories')]);
    expect([...texts.keys()]).toEqual([
      '_answers/api/vendor-risk/acme.json',
      '_answers/api/vendor-risk/birch.json',
      'api/categories',
    ]);
    expect(JSON.parse(texts.get('_answers/api/vendor-risk/acme.json') ?? '')).toMatchObject({ vendor: 'Acme' });
    expect(leftovers).toEqual([]);
  });

  it('that carry a whole category are left to the function once they have taken their bytes', () => {
    const route = ROUTES.find(({ cases }) => [...cases(index)].some(({ wholeCategory }) => wholeCategory))!;
    const all = rendered([route]);
    const whole = [...route.cases(index)].filter(({ wholeCategory }) => wholeCategory).length;
    expect(whole).toBeGreaterThan(1);
    const few = rendered([route], 0);
    // The first one is written, because nothing is spent before it.
    expect(few.leftovers).toEqual([{ path: route.path, answers: whole - 1 }]);
    expect(few.texts.size).toBe(all.texts.size - (whole - 1));
  });

  it('are an error of the program where two cases write one, or a case is refused', () => {
    const route = routeAt('/api/categories');
    expect(() => rendered([route, route])).toThrow('two cases write api/categories');
    const risk = routeAt('/api/vendor-risk/{vendor}');
    const unknown = { ...risk, cases: () => [{ given: { vendor: 'nowhere' } }] } as unknown as AnyRoute;
    expect(() => rendered([unknown])).toThrow('/api/vendor-risk/{vendor} {"vendor":"nowhere"} answers');
  });
});
