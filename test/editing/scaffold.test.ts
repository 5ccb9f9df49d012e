import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askAll, type Terminal, terminal } from '../../scripts/lib/prompts.ts';
import { collectFiles } from '../../src/compile/validate.ts';
import { questions, type Scaffold } from '../../src/editing/new/questions.ts';
import { writeUp } from '../../src/editing/new/write-up.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { dateMeaning } from '../../src/rules/changes/date-meaning.ts';
import { MINIATURE } from '../compile/miniature.ts';
import { validated } from '../compile/validated.ts';
import { TODAY } from '../builders.ts';

const ground = { files: MINIATURE, catalogue: collectFiles(MINIATURE).files, today: TODAY };

type Flags = Readonly<Record<string, string>>;

const written = async (kind: Scaffold, flags: Flags, person: Terminal | null = null): Promise<SourceFile> => {
  const file = writeUp(kind, await askAll(questions(kind, ground.catalogue, TODAY), flags, person), ground);
  expect(validated(file).diagnostics).toEqual([]);
  return file;
};

const ELM = {
  name: 'Elm & Co',
  url: 'https://elm.example/pricing',
  category: 'Databases',
  tags: 'sql, hosting',
  description: 'One database of 2 GB.',
};

const CHANGE = {
  vendor: 'acme',
  type: 'limits_reduced',
  on: '2026-11-02',
  impact: 'high',
  summary: 'The free database falls from 1 GB to 512 MB.',
};

describe('a new vendor', () => {
  it('is a file of its own, sound as it is written', async () => {
    expect(await written('vendor', ELM)).toMatchInlineSnapshot(`
      {
        "path": "vendors/elm-co.yaml",
        "text": "vendor: Elm & Co
      offers:
        - category: Databases
          tier: Free
          url: https://elm.example/pricing
          verifiedDate: 2026-11-20
          tags: [sql, hosting]
          description: >-
            One database of 2 GB.
      ",
      }
    `);
  });

  it.each([
    ['whose name is taken', { ...ELM, name: 'A-C-M-E' }, 'Acme is in vendors/acme.yaml already'],
    ['whose name was another’s', { ...ELM, name: 'Acme Labs' }, 'Acme is in vendors/acme.yaml already'],
    ['whose page is cited', { ...ELM, url: 'http://www.acme.example/pricing/' }, 'Acme cites that page already'],
    ['of no category', { ...ELM, category: 'Database' }, '; got "Database"; did you mean Databases?'],
    ['with an unknown tag', { ...ELM, tags: 'sql, hostin' }, 'hostin is not in tags.yaml; did you mean hosting?'],
    ['without an address', { ...ELM, url: 'elm.example' }, 'which is not a web address'],
    ['with a missing value', { name: 'Elm' }, '--url: url is missing'],
  ])('%s is refused', async (_, flags, expected) => {
    await expect(written('vendor', flags)).rejects.toThrow(expected);
  });
});

describe('a new change record', () => {
  it('is added to its vendor’s file, of which nothing else moves', async () => {
    const { path, text } = await written('change', {
      ...CHANGE,
      source: 'https://acme.example/news',
      alternatives: 'Birch',
      tier: 'Free',
    });
    expect(path).toBe('vendors/acme.yaml');
    expect(text).toContain(`    description: >-
      One database of 1 GB
changes:
  - change_type: limits_reduced
    date: 2026-11-02
    date_source: discovered
    recorded_date: 2026-11-20
    impact: high
    tier: Free
    summary: >-
      The free database falls from 1 GB to 512 MB.
    source_url: https://acme.example/news
    alternatives: [Birch]
`);
  });

  it.each([
    ['announced by hand for a day to come', { on: '2026-12-01', 'date-source': 'hand_written' }, 'effective'],
    ['announced on the vendor’s page', { on: '2026-12-01', 'date-source': 'vendor_page' }, 'effective'],
    ['of a day that the editor knows', { on: '2026-11-02', 'date-source': 'hand_written' }, 'effective'],
    ['found earlier', { on: '2026-11-02', 'date-source': 'discovered' }, 'discovered'],
  ])('%s states the day of writing', async (_, dated, meaning) => {
    const { text } = await written('change', { ...CHANGE, source: 'https://acme.example/news', ...dated });
    expect(text).toContain(
      `date: ${dated.on}\n    date_source: ${dated['date-source']}\n    recorded_date: 2026-11-20\n`,
    );
    const [vendor] = validated({ path: 'vendors/acme.yaml', text }).records.vendors.filter(
      ({ name }) => name === 'Acme',
    );
    expect(vendor?.changes.map(dateMeaning)).toEqual([meaning]);
  });

  it('of today states no other day', async () => {
    const { text } = await written('change', { ...CHANGE, on: '2026-11-20' });
    expect(text).not.toContain('recorded_date');
  });

  it('of a deprecation says what becomes of the product', async () => {
    const flags = { ...CHANGE, type: 'product_deprecated' };
    await expect(written('change', flags)).rejects.toThrow('--effect: effect is missing');
    expect((await written('change', { ...flags, effect: 'none' })).text).toContain('listing_effect: none');
  });

  it.each([
    ['of an unknown vendor', { ...CHANGE, vendor: 'Acne' }, 'did you mean Acme?'],
    [
      'that is written already',
      { ...CHANGE, vendor: 'Cedar', type: 'free_tier_removed', on: '2026-10-01' },
      'vendors/cedar.yaml has a record of that type, tier and day already',
    ],
    [
      'from the vendor’s page without that page',
      { ...CHANGE, 'date-source': 'vendor_page' },
      'vendor_page needs --source',
    ],
    ['discovered on a day to come', { ...CHANGE, on: '2026-12-01' }, 'nothing is discovered on a day to come'],
    ['of a day that does not exist', { ...CHANGE, on: '2026-02-30' }, 'a day that does not exist'],
  ])('%s is refused', async (_, flags, expected) => {
    await expect(written('change', flags)).rejects.toThrow(expected);
  });
});

describe('a new category', () => {
  const flags = { name: 'Email', scope: 'Services that send mail.', answers: 'Who sends my mail? | Who receives it?' };

  it('takes its place in the list', async () => {
    const { text } = await written('category', flags);
    expect(text).toMatch(/Cloud Hosting[^]*Databases[^]*- name: Email\n {2}audience: developer\n {2}holds: products/);
  });

  it('of a retired name is refused', async () => {
    await expect(written('category', { ...flags, name: 'Data Stores' })).rejects.toThrow(
      'Data Stores is a name of the category Databases already',
    );
  });
});

describe('on a terminal', () => {
  it('refuses a duplicate before the next prompt', async () => {
    const prompted: string[] = [];
    const person: Terminal = {
      ask: ({ flag }, refusal) => {
        prompted.push(flag);
        return Promise.reject(new Error(refusal('Acme') ?? 'taken'));
      },
      confirm: () => Promise.resolve(true),
    };
    await expect(written('vendor', {}, person)).rejects.toThrow('Acme is in vendors/acme.yaml already');
    expect(prompted).toEqual(['name']);
  });

  it('each question shows what the field is for, refuses and takes an answer', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 });
    let shown = '';
    output.setEncoding('utf8').on('data', (text: string) => (shown += text));
    const person = terminal({ input, output });
    /** Types keys after each prompt, once it is shown. */
    const type = async (...turns: readonly (readonly [prompt: string, ...keys: string[]])[]): Promise<void> => {
      for (const [prompt, ...keys] of turns) {
        await expect.poll(() => shown, { timeout: 60_000, interval: 5 }).toContain(prompt);
        for (const key of keys) input.write(key);
      }
    };
    const flags = { name: ELM.name, tags: ELM.tags, description: ELM.description };
    const [file] = await Promise.all([
      written('vendor', { ...flags, verified: '2026-11-20' }, person),
      type(
        ['url: ', 'elm', '\r'],
        ['not a web address', '\u0015', 'https://elm.example/free', '\r'],
        ['category: ', 'Data', '\r'],
        ['tier: ', '\r'],
        ['limits: ', '10K rows', '\r'],
      ),
    ]);
    expect(shown).toContain('the nightly read looks there');
    expect(shown).toContain('not a web address');
    expect(file.text).toContain('category: Databases\n    tier: Free\n    url: https://elm.example/free');
    expect(file.text).toContain('    limits:\n      - 10,000 rows\n');
  });
});
