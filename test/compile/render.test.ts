import { describe, expect, it } from 'vitest';
import { render } from '../../src/compile/render.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { catalogue, offer, vendor } from '../builders.ts';

const index = catalogue({
  vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Birch', offers: [offer({ category: 'Hosting' })] })],
});
const routeAt = (path: string): AnyRoute => ROUTES.find((route) => route.path === path)!;

function rendered(routes: readonly AnyRoute[]): ReadonlyMap<string, string> {
  return new Map([...render(index, routes)].map(({ path, text }) => [path, text]));
}

describe('the files of routes', () => {
  it('are one for each case, in the order of the routes', () => {
    const texts = rendered([routeAt('/api/vendor-risk/{vendor}'), routeAt('/api/categories')]);
    expect([...texts.keys()]).toEqual([
      '_answers/api/vendor-risk/acme.json',
      '_answers/api/vendor-risk/birch.json',
      'api/categories',
    ]);
    expect(JSON.parse(texts.get('_answers/api/vendor-risk/acme.json') ?? '')).toMatchObject({ vendor: 'Acme' });
  });

  it('are an error of the program where a case is refused', () => {
    const risk = routeAt('/api/vendor-risk/{vendor}');
    const unknown = { ...risk, cases: () => [{ vendor: 'nowhere' }] } as unknown as AnyRoute;
    expect(() => rendered([unknown])).toThrow('/api/vendor-risk/{vendor} {"vendor":"nowhere"} answers');
  });
});
