import { describe, expect, it } from 'vitest';
import { catalogueOf, change, limits, offer, vendor } from '../builders.ts';
import { documentOf, named } from './document.ts';
import { functionPage } from './tiny.ts';

const index = catalogueOf(
  vendor({
    name: 'Acme',
    detect: { npm: ['@acme/*'] },
    offers: [offer({ limits: limits('5 GB database storage') })],
  }),
  vendor({
    name: 'Birch',
    offers: [offer({ limits: limits('1 GB storage') })],
    changes: [
      change({ date: '2026-11-01' }),
      change({ date: '2026-11-10', reports: 'our_index', change_type: 'restriction' }),
    ],
  }),
  vendor({ name: 'Cedar', offers: [], changes: [change({ change_type: 'rebranded' })] }),
);
const textOf = (address: string): string =>
  functionPage(index, address)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const links = (address: string): readonly string[] =>
  named(documentOf(functionPage(index, address)), 'a').map(({ attributes }) => attributes['href'] ?? '');

describe('the stack check', () => {
  const page = textOf(`/stack-check?names=${encodeURIComponent('@acme/db, birch, cedar\nnothing-of-this')}`);

  it('knows vendors and packages, and says which names are neither', () => {
    expect(page).toContain('3 vendors; 1 with a level below stable');
    expect(page).toContain('“nothing-of-this” names no vendor');
  });

  it.each(['{ "name": "birch", "dependencies": { "@acme/db": "^1", "left-pad": "1" } }', 'left-pad==1\n@acme/db==2'])(
    'reads the manifest %j, in which only packages name a vendor',
    (manifest) => {
      const text = textOf(`/stack-check?names=${encodeURIComponent(manifest)}`);
      expect(text).toContain('1 vendor; none with a level below stable');
      expect(text).not.toContain('names no vendor');
    },
  );

  it('shows what changed since a day', () => {
    expect(page).toContain('limits reduced');
    expect(page).not.toContain('restriction');
    expect(textOf('/stack-check?names=birch&since=2026-11-05')).not.toContain('limits reduced</span>');
  });
});

describe('the plan', () => {
  it('shows offers whose limits hold the amount, and says where none does', () => {
    const fitting = links('/plan?database=2GB').filter((href) => href.startsWith('/vendor/'));
    expect(fitting).toContain('/vendor/acme');
    expect(fitting).not.toContain('/vendor/birch');
    expect(textOf('/plan?database=50GB')).toContain('None of the 2 free offers states that much');
    expect(textOf('/plan?database=lots')).toContain('must be');
  });

  it('links to a search that finds as many offers as it counts', () => {
    const kinds = ['database', 'database', 'database', 'database', 'database', 'file'];
    const offers = kinds.map((kind, place) => offer({ tier: `Free ${place}`, limits: limits(`5 GB ${kind} storage`) }));
    const many = catalogueOf(vendor({ offers }));
    const [, search = ''] = /<a href="([^"]*)">All 5 that fit/.exec(functionPage(many, '/plan?database=2GB')) ?? [];
    expect(functionPage(many, search.replaceAll('&amp;', '&'))).toContain('5 offers match.');
  });
});

describe('the page to follow vendors and categories', () => {
  it('gives one feed and one calendar for all that are named, each with a link to leave it out', () => {
    const found = links('/follow?vendors=acme,%20birch&categories=databases');
    expect(found).toContain('/api/feed?vendors=acme,birch&categories=databases');
    expect(found).toContain('/api/watchlist.ics?vendors=acme,birch&categories=databases');
    expect(found).toContain('/follow?vendors=acme&categories=databases');
    expect(links('/follow?add=databases')).toContain('/api/feed?categories=databases');
  });

  it.each([
    '/search?q=birch',
    '/changes?vendor=birch',
    '/stack-check?names=birch',
    '/compare/databases',
    '/compare/acme-vs-birch',
  ])('is reached from the box of %s', (path) => {
    expect(links(path).some((href) => /^\/follow\?(?:vendors|categories)=/.test(href))).toBe(true);
  });
});

it('the digest moves a week out of range to the earliest', () => {
  expect(textOf('/digest?weeks_ago=9999')).toBe(textOf('/digest?weeks_ago=520'));
});

it('the changes are narrowed by direction and year, each view with its title', () => {
  expect(textOf('/changes?way=worse&year=2026')).toContain('What got worse in 2026');
  expect(textOf('/changes?way=better')).toContain('No change on record matches.');
  expect(textOf('/changes?year=2020')).toContain('No change on record matches.');
  expect(textOf('/changes?year=2020')).toContain('As JSON, without direction and year');
  expect(textOf('/changes?vendor=birch')).toContain('The same as JSON');
  expect(textOf('/changes?way=sideways')).toContain('is left out');
});
