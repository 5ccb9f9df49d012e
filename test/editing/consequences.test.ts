import { describe, expect, it } from 'vitest';
import { validate } from '../../src/compile/validate.ts';
import { changedFields } from '../../src/editing/diff/vendor-diff.ts';
import { catalogueDiff, diffMarkdown, diffText } from '../../src/editing/diff/diff.ts';
import { explanation, explanationText } from '../../src/editing/explain/explanation.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { MINIATURE, miniatureWith } from '../compile/miniature.ts';
import { TODAY } from '../builders.ts';

function linked(files: readonly SourceFile[], date = TODAY): Catalogue {
  const { records, diagnostics } = validate(files, date);
  expect(diagnostics).toEqual([]);
  return link(records, date, { name: 'Index', base_url: 'https://index.example' });
}

const edited = (path: string, edit: (text: string) => string): readonly SourceFile[] => {
  const text = MINIATURE.find((file) => file.path === path)?.text ?? '';
  return miniatureWith({ path, text: edit(text) });
};

const LIMITS_REDUCED = `changes:
  - change_type: limits_reduced
    date: 2026-11-02
    impact: high
    summary: The free database falls from 1 GB to 512 MB
    source_url: https://acme.example/news
`;

const between = (before: readonly SourceFile[], after: readonly SourceFile[]): string =>
  diffText(catalogueDiff({ before: linked(before), after: linked(after) }), { base: 'main', date: TODAY });

describe('what an edit changes', () => {
  it('is nothing where only comments and form change', () => {
    const after = edited('vendors/acme.yaml', (text) => `# In Databases.\n${text.replace('[sql]', '["sql"]')}`);
    expect(between(MINIATURE, after)).toMatch(/nothing that is served changes$/);
  });

  it('names the record that now counts', () => {
    const after = edited('vendors/acme.yaml', (text) => text + LIMITS_REDUCED);
    expect(between(MINIATURE, after)).toMatchInlineSnapshot(`
      "main → working tree, both as of 2026-11-20

      Acme
        /api/vendor-risk/acme: risk_level stable → caution, because limits_reduced of 2026-11-02 now counts
        /api/details/acme: stability stable → watch, because limits_reduced of 2026-11-02 now counts
        /api/details/acme: recent_change none → 2026-11-02: The free database falls from 1 GB to 512 MB (acme.example)
        /api/vendor-risk/acme: free_tier_longevity_days 19 → 18
        /api/changes: new record: limits_reduced of 2026-11-02 (high): The free database falls from 1 GB to 512 MB"
    `);
  });

  it('names the record that no longer counts, with the reason', () => {
    const before = edited('vendors/acme.yaml', (text) => text + LIMITS_REDUCED);
    const resolved = edited(
      'vendors/acme.yaml',
      (text) => `${text}${LIMITS_REDUCED}    resolution: { state: reversed, date: 2026-11-10 }\n`,
    );
    expect(between(before, resolved)).toContain(
      '/api/vendor-risk/acme: risk_level caution → stable, because limits_reduced of 2026-11-02 no longer counts: it was reversed on 2026-11-10',
    );
    expect(between(before, MINIATURE)).toContain('limits_reduced of 2026-11-02 no longer counts: the record is gone');
  });

  it('includes the names of a vendor and the class that its entry states', () => {
    const after = edited('vendors/acme.yaml', (text) =>
      text
        .replace('offers:', 'aliases: [ADB]\noffers:')
        .replace('tier: Free', 'tier: Free\n    tier_class: time-limited\n    alternative_to: [Elm DB]'),
    );
    const text = between(MINIATURE, after);
    expect(text).toContain('/api/details/acme: aliases + ADB');
    expect(text).toContain('/api/details/acme: alternative_to + Elm DB');
    expect(text).toContain(
      '/api/details/acme: tier class free → time-limited, because the entry states it as `tier_class`',
    );
    expect(text).toContain('demerits in the rank order 0 → 2, because the tier "Free" is limited in time');
  });

  it('names the entries of a list and the fields of an object that differ, and no others', () => {
    const cases = [
      [{ limits: [{ text: '1 GB' }, { text: '2 users' }] }, { limits: [{ text: '2 users' }, { text: '5 GB' }] }],
      [{ limits: [{ text: '1 GB' }] }, { limits: [{ text: '1 GB', for: 'old accounts' }] }],
      [{ tags: ['sql', 'web'] }, { tags: ['web', 'sql'] }],
      [{ tags: ['sql'] }, {}],
      [{ referral_program: { type: 'closed', notes: 'x' } }, { referral_program: { type: 'partner', notes: 'x' } }],
    ] as const;
    expect(cases.map(([before, after]) => changedFields(before, after))).toEqual([
      ['limits − 1 GB; + 5 GB'],
      ['limits 1 GB: for nothing → old accounts'],
      ['tags in another order'],
      ['tags − sql'],
      ['referral_program.type closed → partner'],
    ]);
  });

  it('says that a vendor is new, gone, or answers by another name, and which entries of lists differ', () => {
    const text = MINIATURE.find(({ path }) => path === 'vendors/cedar.yaml')?.text ?? '';
    const elm = { path: 'vendors/elm.yaml', text: text.replaceAll('Cedar', 'Elm').replaceAll('cedar', 'elm') };
    expect(between(MINIATURE, miniatureWith(elm))).toContain('\n\nElm\n  /vendor/elm: new, with its answers\n');
    expect(between(miniatureWith(elm), MINIATURE)).toContain('  /vendor/elm: gone, with its answers\n');
    const yew = { path: 'vendors/yew.yaml', text: elm.text.replace('vendor: Elm', 'vendor: Yew\nformer_names: [Elm]') };
    expect(between(miniatureWith(elm), miniatureWith(yew))).toContain('/vendor/elm: gone; Yew answers by this name');
    const lists = edited('stacks.yaml', (stacks) => stacks.replace('[web]', '[site]'));
    expect(between(MINIATURE, lists)).toMatch(/\n\nLists\n {2}stacks\.yaml: Web application changed$/);
  });

  it('names the deadlines that are new or gone', () => {
    const ending = edited('vendors/acme.yaml', (text) => text.replace(' of 1 GB', ' of 1 GB until 1 May 2027'));
    const line = (sign: string) => `/api/deadlines: ${sign} 2027-05-01: One database of 1 GB until 1 May 2027`;
    expect(between(MINIATURE, ending)).toContain(line('+'));
    expect(between(ending, MINIATURE)).toContain(line('−'));
  });

  const ACME = MINIATURE.find(({ path }) => path === 'vendors/acme.yaml')?.text ?? '';
  const PAID = ACME.slice(ACME.indexOf('  -')).replace('Free', 'Paid');
  const FIRST = '/api/details/acme and /api/vendor-risk/acme: first offer Free in Databases → Paid in Databases';

  it.each([
    ['an offer is put before the others', ACME, ACME.replace('  -', `${PAID}  -`), FIRST],
    ['the first offer is gone', ACME + PAID, ACME.replace('Free', 'Paid'), FIRST],
    [
      'a detector is added',
      ACME,
      `${ACME}detect: { npm: [acme] }\n`,
      '/api/detectors: detect nothing → {"npm":["acme"]}',
    ],
    ['a figure is no limit', ACME, `${ACME}    figures_that_are_no_limit: [1 GB]\n`, 'nothing that is served changes'],
  ])('names the responses that change where %s', (_, before, after, expected) => {
    const acme = (text: string) => miniatureWith({ path: 'vendors/acme.yaml', text });
    expect(between(acme(before), acme(after))).toContain(expected);
  });

  it.each([
    ['vendors/cedar.yaml', 'vendor: Cedar', 'vendor: CEDAR', '/api/details/cedar: name Cedar → CEDAR'],
    ['reads/acme.yaml', '2026-11-19', '2026-11-18', 'last_read_date 2026-11-19 → 2026-11-18'],
  ])('names what changes with %s', (path, written, edit, expected) => {
    expect(
      between(
        MINIATURE,
        edited(path, (text) => text.replaceAll(written, edit)),
      ),
    ).toContain(expected);
  });

  it('keeps two offers of a vendor in one comparison apart', () => {
    const catalogue = linked(MINIATURE);
    const [birch, other] = [{}, { category: 'Auth' }].map((more) => ({ vendor: 'Birch', kind: 'auth', ...more }));
    const compared = (...members: unknown[]) =>
      Object.assign({}, catalogue, {
        records: { ...catalogue.records, comparisons: [{ name: 'auth-pricing', members }] },
      });
    const { lists } = catalogueDiff({ before: compared(other, birch), after: compared(birch) });
    expect(lists).toEqual(['comparisons/auth-pricing.yaml: Birch (Auth) is gone']);
  });

  it('is the same as Markdown, with nothing in it that Markdown reads', () => {
    const after = edited('vendors/acme.yaml', (text) => text.replace('1 GB', '2 GB *free* <b>'));
    const found = catalogueDiff({ before: linked(MINIATURE), after: linked(after) });
    expect(diffMarkdown(found, { base: 'main', date: TODAY })).toContain(
      '- `/api/details/acme`: description One database of 1 GB → One database of 2 GB \\*free\\* &lt;b&gt;',
    );
  });
});

describe('the explanation of a vendor', () => {
  const explained = (files: readonly SourceFile[], slug: string): string => {
    const catalogue = linked(files);
    const vendor = catalogue.vendors.find((candidate) => candidate.slug === slug);
    return vendor ? explanationText(vendor, TODAY, explanation(catalogue, vendor)) : '';
  };

  it('has the record, the rule and the next change of each value', () => {
    expect(
      explained(
        edited('vendors/acme.yaml', (text) => text + LIMITS_REDUCED),
        'acme',
      ),
    ).toMatchInlineSnapshot(`
      "Acme (catalogue/vendors/acme.yaml) as of 2026-11-20

      Free in Databases
        risk_level: caution, because limits_reduced of 2026-11-02 counts  [docs/rules.md#risk-level]
          on 2027-05-02: stable, because limits_reduced of 2026-11-02 no longer counts: it has lapsed with age
        stability: watch, because limits_reduced of 2026-11-02 counts  [docs/rules.md#stability]
          on 2027-05-02: stable, because limits_reduced of 2026-11-02 no longer counts: it has lapsed with age
        gate: none  [docs/rules.md#gate]
          on 2027-05-19: verification_lapsed, because the entry was not re-read since 2026-11-19, more than 180 days ago
        rating_withheld: none  [docs/rules.md#rating-withheld]
        link_unreachable: none  [docs/rules.md#link-unreachable]
        terms_superseded: none  [docs/rules.md#terms-superseded]
        expires_soon: none  [docs/rules.md#expires-soon]
        recent_change: 2026-11-02: The free database falls from 1 GB to 512 MB (acme.example)  [docs/rules.md#recent-change]
          on 2027-02-01: none
        tier class: free, because the tier is called "Free"  [docs/rules.md#tier-class]
        demerits in the rank order: 0  [docs/rules.md#demerits]
          on 2027-02-18: 1, because the entry was last written on 2026-11-01 and last confirmed on 2026-11-19
        free_tier_longevity_days: 18  [docs/rules.md#free-tier-longevity]
        records
          limits_reduced of 2026-11-02: counts: caution (The free database falls from 1 GB to 512 MB)"
    `);
  });

  it('is what the rules say on that later day', () => {
    const files = edited('vendors/acme.yaml', (text) => text + LIMITS_REDUCED);
    const catalogue = linked(files);
    const [vendor] = catalogue.vendors;
    if (!vendor) throw new Error('no vendor');
    const [level] = explanation(catalogue, vendor)[0]?.values ?? [];
    const then = linked(files, level?.next?.date);
    const [listing] = then.listings;
    expect(level?.next?.value).toBe('stable');
    expect(listing && explanation(then, listing.vendor)[0]?.values[0]?.value).toBe('stable');
  });
});
