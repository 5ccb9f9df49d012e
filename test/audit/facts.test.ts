import { describe, expect, it } from 'vitest';
import { fetchFacts } from '../../client/audit/facts.ts';
import { createClient } from '../../client/client.ts';

interface Service {
  readonly slug: string;
  readonly names?: readonly string[];
  readonly more?: object;
  readonly alternatives?: readonly string[];
}

/** An index of some vendors, each known by the slugs of several names, that answers each vendor once. */
function facts(services: readonly Service[], slugs: readonly string[]) {
  const requested: string[] = [];
  const answers: Readonly<Record<string, (query: URLSearchParams) => object>> = {
    '/api/categories': () => ({ categories: [] }),
    '/api/deadlines': () => ({ deadlines: [] }),
    '/api/expiring': () => ({ deals: [], catalogue_as_of: null }),
    '/api/audit-stack': (query) => {
      const text = query.get('services') ?? '';
      requested.push(text);
      const found = text
        .split(',')
        .map((name) => services.find(({ slug, names }) => [slug, ...(names ?? [])].includes(name)) ?? name);
      return { services: [...new Set(found)].map(audited) };
    },
  };
  const fetch = ({ url }: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(url);
    return Promise.resolve(Response.json(answers[pathname]?.(searchParams) ?? {}));
  };
  const client = createClient({ baseUrl: 'http://index.example', fetch });
  const held = fetchFacts(client, { source: '', detectors: { vendors: [] }, slugs });
  return held.then(({ vendors }) => ({ vendors, requested }));
}

function audited(service: Service | string): object {
  const empty = {
    category: null,
    risk_level: null,
    risk_cause: null,
    gate: null,
    link_unreachable: null,
    on_record: null,
  };
  const rest = { ...empty, level_withheld_because: null, cheaper_alternative: null, recent_changes: [] };
  if (typeof service === 'string') return { ...rest, vendor: service, status: 'not_found' };
  const { slug, more, alternatives = [] } = service;
  const recent_changes = [{ standing: 'in_force', alternatives }];
  return { ...rest, vendor: slug, status: 'found', risk_level: 'stable', recent_changes, ...more };
}

const GONE = { gate: { code: 'product_discontinued', reason: 'It ended.' } };

describe('what to use instead', () => {
  it('is what the records name: first what the index lists, then what it does not know', async () => {
    const { vendors } = await facts(
      [
        { slug: 'old', alternatives: ['Ceph', 'New One'], more: { cheaper_alternative: { vendor: 'Pick' } } },
        { slug: 'new-one' },
      ],
      ['old'],
    );
    expect(vendors[0]?.alternatives).toEqual(['New One', 'Ceph']);
  });

  it.each([
    ['is rated risky', { risk_level: 'risky' }],
    ['is rated with caution', { risk_level: 'caution' }],
    ['was discontinued', GONE],
    ['has a link that is gone for good', { link_unreachable: { terminal: true } }],
    ['has change records and no offer', { status: 'not_found', on_record: { change_type: 'free_tier_removed' } }],
  ])('is no vendor that %s', async (_what, more) => {
    const { vendors } = await facts(
      [{ slug: 'old', alternatives: ['Émigré', 'Good'] }, { slug: 'emigre', more }, { slug: 'good' }],
      ['old'],
    );
    expect(vendors[0]?.alternatives).toEqual(['Good']);
  });

  it('may be paid: the index lists free offers, and a paid one is no warning', async () => {
    const more = { risk_level: null, gate: { code: 'not_a_free_offer', reason: 'It is paid.' } };
    const { vendors } = await facts(
      [
        { slug: 'old', alternatives: ['Paid'] },
        { slug: 'paid', more },
      ],
      ['old'],
    );
    expect(vendors[0]?.alternatives).toEqual(['Paid']);
  });

  it('is looked up apart where two names are of one vendor', async () => {
    const { vendors, requested } = await facts(
      [
        { slug: 'old', alternatives: ['Mongo', 'Atlas', 'Bad', 'Good'] },
        { slug: 'mongo', names: ['atlas'] },
        { slug: 'bad', more: GONE },
        { slug: 'good' },
      ],
      ['old'],
    );
    expect(requested).toEqual(['old', 'mongo,atlas,bad,good', 'mongo,atlas', 'mongo', 'atlas', 'bad,good']);
    expect(vendors[0]?.alternatives).toEqual(['Mongo', 'Atlas', 'Good']);
  });

  it('is requested in lists of at most 100', async () => {
    const alternatives = Array.from({ length: 150 }, (_, at) => `Name ${String(at)}`);
    const { requested } = await facts([{ slug: 'old', alternatives }], ['old']);
    expect(requested.map((text) => text.split(',').length)).toEqual([1, 100, 50]);
  });
});
