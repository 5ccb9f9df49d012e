import { describe, expect, it } from 'vitest';
import { pairPage } from '../../src/pages/compare/pair.ts';
import { tablePage } from '../../src/pages/compare/table.ts';
import { catalogue, change, daysAgo, limits, offer, vendor } from '../builders.ts';
import { documentOf, named } from './document.ts';
import { functionPage } from './tiny.ts';
import { tinyCatalogue } from '../shipped.ts';

const startups = { type: 'startup', program: 'Acme Launch', conditions: ['Seed stage'] } as const;

/** The heads, the cells of the first row and the form's fields of the table of offers with these terms. */
function tableOf(offers: readonly Parameters<typeof offer>[0][]) {
  const index = catalogue({
    vendors: offers.map((given, place) => vendor({ name: `Vendor ${String(place)}`, offers: [offer(given)] })),
  });
  const [category] = index.records.categories;
  if (!category) throw new Error('the category of the offers');
  const page = documentOf(tablePage(index, category, { sort: null, page: null }).main.text);
  const texts = (name: string): readonly string[] => named(page, name).map(({ text }) => text.trim());
  return {
    heads: named(page, 'th')
      .filter(({ attributes }) => attributes['scope'] === 'col')
      .map(({ text }) => text),
    cells: texts('td'),
    fields: named(page, 'select').map(({ attributes }) => attributes['name']),
    orders: texts('option'),
    lead: texts('p')[0]?.replace(/\s+/g, ' '),
  };
}

describe('the table of a category', () => {
  const free = { description: 'Free.' };

  it('has a column per limit that a fifth of its offers state, and one of the terms', () => {
    const { heads, cells } = tableOf([
      { limits: limits('5 GB storage'), description: 'Stores files.' },
      free,
      free,
      free,
      free,
    ]);
    expect(heads).toEqual(['Offer', 'Risk level', 'storage', 'Terms']);
    expect(cells).toContain('Stores files.');
  });

  it.each([
    ['5 GB storage', 'least storage'],
    ['5 projects', 'fewest projects'],
  ])('can be sorted by %j with the %s first', (line, order) => {
    expect(tableOf([{ limits: limits(line) }]).orders).toContain(order);
  });

  it('says that no limit is stated by a fifth', () => {
    const six = tableOf([{ limits: limits('5 GB storage') }, free, free, free, free, free]);
    expect(six.heads).toEqual(['Offer', 'Risk level', 'Terms']);
    expect(six.lead).toContain('No limit is stated by a fifth of them');
  });

  it.each([
    ['unlimited projects', 'unlimited'],
    ['3 projects', '3'],
    ['0.5 GB storage per project', '0.5 GB per project'],
    ['5 hosts', '5 hosts'],
    ['10 GB backup storage (copies)', '10 GB backup storage (copies)'],
  ])('shows of %j the amount %j', (line, cell) => {
    expect(tableOf([{ limits: limits(line) }]).cells[1]?.replace(/\s+/g, ' ')).toBe(cell);
  });

  it('says who may apply in place of a level that no offer has', () => {
    const { heads, cells, fields } = tableOf([
      { limits: limits('$500 credit'), eligibility: startups },
      { limits: limits('$900 credit'), eligibility: startups },
    ]);
    expect(heads).toEqual(['Offer', 'Open to', 'credit', 'Terms']);
    expect(cells[0]).toBe('startups, through Acme Launch');
    expect(fields).toEqual(['sort']);
  });
});

describe('a sorted table', () => {
  const of = (name: string, ...lines: string[]) => vendor({ name, offers: [offer({ limits: limits(...lines) })] });
  const index = catalogue({
    vendors: [of('Acme', '1 GB storage'), of('Birch'), of('Cedar', '5 GB storage'), of('Elm', '1 GB storage')],
  });
  const path = `/compare/${index.records.categories[0]?.slug ?? ''}`;
  const sorted = (sort: string): readonly string[] =>
    named(documentOf(functionPage(index, `${path}?sort=${sort}`)), 'th')
      .filter(({ attributes }) => attributes['scope'] === 'row')
      .map(({ text }) => text.split(' ')[0] ?? '');
  const equals = sorted('').filter((name) => name === 'Acme' || name === 'Elm');

  it.each([
    ['storage', ['Cedar', ...equals, 'Birch']],
    ['-storage', [...equals, 'Cedar', 'Birch']],
    ['-name', ['Elm', 'Cedar', 'Birch', 'Acme']],
  ])('by %j keeps the order of equals and puts what is not stated last', (sort, expected) => {
    expect(sorted(sort)).toEqual(expected);
  });

  it('names what it cannot read and leaves it out', () => {
    const text = functionPage(index, `${path}?sort=colour&page=0`);
    expect(text).toContain('The column “colour” is not known and is left out. 4 offers.');
  });
});

describe('the page of comparisons', async () => {
  const index = await tinyCatalogue();
  const page = (query: string): string => functionPage(index, `/compare${query}`);
  const faults = (query: string): readonly string[] =>
    named(documentOf(page(query)), 'p')
      .filter(({ attributes }) => attributes['class'] === 'fault')
      .map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const canonical = (query: string): string | undefined =>
    named(documentOf(page(query)), 'link').find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes[
      'href'
    ];

  it('answers its form with the two vendors side by side, by any spelling and in either order', () => {
    for (const query of ['?a=Acme&b=Borealis', '?a=+borealis+&b=ACME']) {
      expect(canonical(query)).toBe('https://deals.example/compare/acme-vs-borealis');
    }
  });

  it('leads on from a name that is none, and keeps what was typed', () => {
    const typed = page('?a=Acme&b=Borealiss');
    expect(faults('?a=Acme&b=Borealiss')).toEqual(['No vendor has this name. Did you mean Borealis?']);
    expect(typed).toContain('href="/compare/acme-vs-borealis">Borealis</a>?');
    expect(typed).toContain('value="Borealiss"');
    expect(faults('?a=zzzzzzzz&b=qqqqqqqq')).toEqual(['No vendor has this name.', 'No vendor has this name.']);
  });

  it('asks for two vendors where it got one', () => {
    for (const query of ['?a=acme', '?a=acme&b=']) expect(faults(query)).toEqual(['A name is missing.']);
    expect(faults('?a=acme&b=Acme')).toEqual(['This is the same vendor; name another.']);
    expect(faults('')).toEqual([]);
    expect(page('?a=acme&b=Acme')).toMatch(/aria-describedby="fault-b"[^]*id="fault-b"/);
  });

  it('marks the side that grants more, where the amounts compare', () => {
    const of = (...lines: readonly string[]) => ({ offers: [offer({ limits: limits(...lines) })] });
    const index = catalogue({
      vendors: [
        vendor({ name: 'Acme', ...of('1 GB database storage', '2 projects', '3 seats', '1 domain', '5 hosts') }),
        vendor({ name: 'Birch', ...of('500 MB database storage', '5 projects', '3 seats', '1 site', '50 monitors') }),
      ],
    });
    const rows = functionPage(index, '/compare/acme-vs-birch').matchAll(
      /<th scope="row">([^<]*)<\/th>\s*(<td[^>]*>)[^]*?(<td[^>]*>)/g,
    );
    const better = [...rows].flatMap(([, name, ...cells]) => {
      const side = cells.findIndex((cell) => cell.includes('better'));
      return side < 0 ? [] : [[name, side]];
    });
    expect(better).toEqual([
      ['Storage', 0],
      ['Projects', 1],
    ]);
  });
});

it('the table to paste has no space before a comma', () => {
  const [one, two] = [vendor({ name: 'Acme', changes: [change({ date: daysAgo(200) })] }), vendor({ name: 'Bolt' })];
  const page = documentOf(pairPage(catalogue({ vendors: [one, two] }), one, two).main.text);
  const pasted = named(page, 'pre').map(({ text }) => text);
  expect(pasted.join()).toMatch(/last bad news 4 May 2026, older than 180 days \|/);
});
