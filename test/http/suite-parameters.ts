import { describe, expect, it } from 'vitest';
import type { Parameter } from '../../src/routes/parameter.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { ask, json, type Answer } from './client.ts';
import type { Host, Served } from './served.ts';

interface Declared {
  readonly title: string;
  readonly route: AnyRoute;
  readonly name: string;
  readonly parameter: Parameter;
}

const DECLARED: readonly Declared[] = ROUTES.flatMap((route) =>
  Object.entries(route.parameters)
    .filter(([, parameter]) => parameter.in !== 'path')
    .map(([name, parameter]) => ({ title: `${name} of ${route.path}`, route, name, parameter })),
);

/** What decides how a parameter is parsed: its kind, and which options it declares. */
function formOf({ parameter }: Declared): string {
  const options = ['default', 'max', 'outOfRange', 'maxLength', 'required'].filter((option) => option in parameter);
  return [parameter.kind, ...options].join(' ');
}

/** The first parameter of each form: one parser reads all of a form, on every route. */
const IN_QUERY: readonly Declared[] = [
  ...new Map(DECLARED.toReversed().map((declared) => [formOf(declared), declared])).values(),
];

const ofKind = <Kind extends Parameter['kind']>(kind: Kind) =>
  IN_QUERY.flatMap((declared) => {
    const { parameter } = declared;
    return parameter.kind === kind ? [{ ...declared, parameter: parameter as Extract<Parameter, { kind: Kind }> }] : [];
  });

const NO_TIMES = ['24:00', '25:61', '99:99', '10:00:61', '10:00Z1', '10:00+24:00', '10:00:99+99:99', '1:00', '1'];

/** Texts that a kind of parameter refuses; any text is one of the other kinds. */
const REFUSED: Partial<Record<Parameter['kind'], readonly string[]>> = {
  integer: ['', 'x', '1.5', '1e3', '0x10', 'NaN', 'Infinity', '-', '1 2', '१'],
  choice: ['', 'nonsense', 'NONSENSE', 'constructor', 'one,two'],
  flag: ['', 'yes', '1', 'TRUE', 'on', ' true'],
  limit: ['x', '-1', '1e3', '10 parsecs', '10/fortnight', '/month', 'NaN', '1'.repeat(41)],
  since: [
    ...['2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '20261101', 'today', '2026-11-01Tnoon', '1'],
    ...NO_TIMES.map((time) => `2026-11-01T${time}`),
  ],
};

/** The list that a refusal prints. */
function validOf(parameter: Parameter): readonly string[] | undefined {
  if (parameter.kind === 'choice') return parameter.values;
  return parameter.kind === 'flag' ? ['true', 'false'] : undefined;
}

/**
 * Tests a parameter of each form (docs/rules.md#parameters): accepted values, refused values and the text of the refusal.
 * The OpenAPI document is made from the same declarations.
 */
export function parameterSuite(name: string, host: Host): void {
  describe(`${name}: parameters`, () => {
    it.each(IN_QUERY)('$title is refused when given twice', async (declared) => {
      await expectRefused(host(), declared, `${declared.name}=1&${declared.name}=1`);
    });

    it.each(IN_QUERY.filter(({ parameter }) => REFUSED[parameter.kind]))(
      '$title is a $parameter.kind, and the refusal prints the list of its words',
      async (declared) => {
        const valid = validOf(declared.parameter);
        for (const text of [
          ...(REFUSED[declared.parameter.kind] ?? []),
          ...(valid?.[0] ? [valid[0].toUpperCase()] : []),
        ]) {
          if (valid?.includes(text)) continue;
          const refused = await expectRefused(host(), declared, `${declared.name}=${encodeURIComponent(text)}`);
          if (valid) expect(json(refused)['valid']).toEqual(valid);
        }
      },
    );

    it.each(ofKind('integer'))(
      '$title moves to its bound, or is refused where the contract says so',
      async (declared) => {
        const { parameter, name } = declared;
        const below = `${name}=${parameter.min - 1}`;
        if (parameter.outOfRange === 'refuse') {
          await expectRefused(host(), declared, below);
          return;
        }
        await expectMoved(host(), declared, [below, `${name}=${parameter.min}`]);
        if (parameter.max !== undefined)
          await expectMoved(host(), declared, [`${name}=${parameter.max + 1}`, `${name}=${parameter.max}`]);
      },
    );

    it.each(ofKind('integer'))('$title is the same in every spelling', async (declared) => {
      await expectSame(host(), declared, [`${declared.name}=7`, `${declared.name}=007`, `${declared.name}=%2B7`]);
    });

    it.each(ofKind('since'))('$title narrows a timestamp to the day it writes', async (declared) => {
      const day = `${declared.name}=2026-11-01`;
      await expectSame(host(), declared, [day, `${day}T23:59:59Z`, `${day}%2000:00`, `${day}T12:00:00.5%2B14:00`]);
    });

    it.each(ofKind('text').filter(({ parameter }) => parameter.maxLength !== undefined))(
      '$title is not longer than its maximum',
      async (declared) => {
        const { maxLength = 0 } = declared.parameter;
        await expectRefused(host(), declared, `${declared.name}=${'a'.repeat(maxLength + 1)}`);
        for (const character of ['a', encodeURIComponent('😀')]) {
          const longest = await answerTo(host(), declared.route, `${declared.name}=${character.repeat(maxLength)}`);
          expect(longest.status).toBe(200);
        }
      },
    );

    it.each(ofKind('text').filter(({ parameter }) => parameter.required))(
      '$title is required',
      async ({ route, name: missing, parameter }) => {
        const given = Object.keys(route.parameters).filter((other) => other !== missing);
        const query = given.map((other) => `${other}=`).join('&');
        for (const text of ['', `${missing}=`, `${missing}=%20`, `${missing}=+%09`]) {
          const answer = await ask(host(), `${route.path}?${[query, text].filter(Boolean).join('&')}`);
          expect(answer.status).toBe(400);
          expect(json(answer)['error']).toBe(parameter.required);
        }
      },
    );

    it.each(ROUTES.filter((route) => route.path.endsWith('}')))('$path asks for its name', async (route) => {
      const folder = route.path.replace(/\/\{.*/, '');
      // A list of its own may stand where the name is missing.
      const missing = ROUTES.some(({ path }) => path === folder) ? [] : [folder];
      for (const target of [...missing, `${folder}/%20`, `${folder}/%09%20`]) {
        const answer = await ask(host(), target);
        expect(answer.status).toBe(400);
        expect(json(answer)['error']).toContain(route.path);
      }
    });

    it.each(ROUTES.filter((route) => !route.path.includes('{')))(
      '$path ignores what it does not know, and says so',
      async (route) => {
        const given = new URLSearchParams(required(route)).toString();
        const [bare, odd] = [
          await answerTo(host(), route, given),
          await answerTo(host(), route, `${given}&unknown=1&UNKNOWN&q[]=2`),
        ];
        expect(odd.status).toBe(bare.status);
        const takesQuery = Object.values(route.parameters).some((parameter) => parameter.in !== 'path');
        if (!takesQuery || !odd.headers['content-type']?.startsWith('application/json')) {
          expect(odd.body.equals(bare.body)).toBe(true);
          return;
        }
        const { warnings, ...rest } = JSON.parse(odd.body.toString()) as { readonly warnings: readonly string[] };
        const { warnings: own = [], ...known } = JSON.parse(bare.body.toString()) as { warnings?: readonly string[] };
        expect(rest).toEqual(known);
        expect(warnings).toHaveLength(own.length + 3);
        expect(warnings.join(' ')).toContain('Unknown parameter "unknown" was ignored');
      },
    );

    it('reads a query of 8,192 characters without its question mark, and none longer', async () => {
      const read = await ask(host(), `/api/offers?q=${'a'.repeat(8190)}`);
      expect(read.status).toBe(400);
      expect(json(read)).toMatchObject({ param: 'q', error: expect.stringContaining('8190') as string });
      expect((await ask(host(), `/api/offers?q=${'a'.repeat(8191)}`)).status).toBe(414);
    });

    it.each([
      ['/api/stats', 'unknown=1', ['"unknown"']],
      ['/api/traffic', 'unknown=1&limit=2', ['"unknown"', '"limit"']],
      ['/api/query-log', 'limit=0&unknown=1', ['"unknown"', 'limit must be at least 1']],
      ['/api/pageviews', 'unknown=1', ['"unknown"']],
    ])('%s?%s says what it ignored or moved', async (path, query, parts) => {
      const bare = json(await ask(host(), path));
      expect(bare['warnings']).toBeUndefined();
      const { warnings } = json(await ask(host(), `${path}?${query}`)) as { warnings: readonly string[] };
      expect(warnings).toEqual(parts.map((part) => expect.stringContaining(part) as string));
    });

    it('states the next page in a header, of a prepared answer and of a computed one', async () => {
      for (const path of ['/api/offers', '/api/offers?limit=1', '/api/offers?q=database&limit=1']) {
        const answer = await ask(host(), path);
        const { next } = json(answer) as { readonly next: string | null };
        expect(typeof next).toBe(path === '/api/offers' ? typeof next : 'string');
        const links = answer.headers['link'] ?? '';
        expect(links).toContain('rel="service-desc"');
        expect(links.includes('rel="next"')).toBe(next !== null);
        if (next !== null) expect(links).toContain(`<${next}>; rel="next"`);
      }
      expect((await ask(host(), '/api/openapi.json')).headers['link']).not.toContain('rel="next"');
    });

    it('leaves an empty text aside', async () => {
      await expectSameTargets(host(), ['/api/offers', '/api/offers?q=&category=']);
      await expectSameTargets(host(), ['/api/changes', '/api/changes?since=&vendor=&categories=']);
    });

    it('answers every spelling of a name alike', async () => {
      const first = firstOf(json(await ask(host(), '/api/offers?limit=1'))['offers']);
      const { category, vendor } = first as { category: string; vendor: string };
      for (const path of ['/api/offers?category=', '/api/newest?category=', '/api/details/']) {
        const named = path.includes('?') ? category : vendor;
        const spelt = [
          named,
          named.toUpperCase(),
          named.toLowerCase(),
          named.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        ];
        await expectSameTargets(
          host(),
          spelt.map((text) => path + encodeURIComponent(text)),
        );
      }
    });
  });
}

function firstOf(list: unknown): unknown {
  expect(list).toBeInstanceOf(Array);
  return (list as unknown[])[0];
}

/** Values without which a route answers 400 and nothing else. */
function required({ path, parameters }: AnyRoute): Record<string, string> {
  // It takes vendors, categories or both, so that neither is required.
  if (path.startsWith('/api/watchlist')) return { vendors: 'acme' };
  const needed = Object.entries(parameters).filter(([, parameter]) => parameter.kind === 'text' && parameter.required);
  return Object.fromEntries(needed.map(([name]) => [name, 'acme']));
}

/** Asks a route with a query, what it requires added. */
function answerTo(served: Served, route: AnyRoute, query: string): Promise<Answer> {
  const given = new URLSearchParams(query);
  const missing = Object.entries(required(route)).filter(([name]) => !given.has(name));
  const path = route.path.replace(/\{\w+\}/, 'acme');
  const added = route.path.includes('{') ? [] : missing.map(([name, value]) => `${name}=${value}`);
  return ask(served, `${path}?${[query, ...added].filter(Boolean).join('&')}`);
}

async function expectRefused(served: Served, { route, name }: Declared, query: string): Promise<Answer> {
  const answer = await answerTo(served, route, query);
  expect(answer.status, query).toBe(400);
  expect(json(answer)['error']).toContain(name);
  return answer;
}

async function expectSame(served: Served, { route }: Declared, queries: readonly string[]): Promise<void> {
  const answers = await Promise.all(queries.map((query) => answerTo(served, route, query)));
  expectAlike(answers, queries);
}

/** The first of two requests is answered as the second, and says that its number was moved. */
async function expectMoved(
  served: Served,
  { route, name }: Declared,
  [outside, bound]: readonly [string, string],
): Promise<void> {
  const [moved, kept] = [await answerTo(served, route, outside), await answerTo(served, route, bound)];
  expect([moved.status, kept.status], outside).toEqual([200, 200]);
  const { warnings, ...body } = json(moved);
  const { warnings: own = [], ...expected } = json(kept);
  expect(body, outside).toEqual(expected);
  const added = (warnings as readonly string[]).slice((own as readonly string[]).length);
  expect(added, outside).toEqual([expect.stringContaining(`${name} must be at `) as string]);
}

async function expectSameTargets(served: Served, targets: readonly string[]): Promise<void> {
  expectAlike(await Promise.all(targets.map((target) => ask(served, target))), targets);
}

function expectAlike(answers: readonly Answer[], queries: readonly string[]): void {
  const [first] = answers;
  for (const [at, answer] of answers.entries()) {
    expect(answer.status, queries[at]).toBe(first?.status);
    expect(answer.status, queries[at]).toBeLessThan(500);
    expect(answer.body.toString(), queries[at]).toBe(first?.body.toString());
    expect(answer.headers['etag'], queries[at]).toBe(first?.headers['etag']);
  }
}
