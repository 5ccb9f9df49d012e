import { describe, expect, it } from 'vitest';
import { weeklyDigest, weeklyDigestBody } from '../../src/routes/weekly-digest.ts';
import { changeCounts } from '../../src/routes/digest-text.ts';
import { encode } from '../../src/routes/route.ts';
import { catalogueOf, change, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogueOf(
  vendor({
    name: 'Acme',
    changes: [
      change({ date: '2026-11-18', change_type: 'new_tier', impact: 'low', summary: 'A new tier.' }),
      change({
        date: '2026-11-17',
        change_type: 'free_tier_removed',
        impact: 'high',
        summary: 'No free tier any more.',
      }),
      change({
        date: '2026-11-16',
        recorded_date: '2026-11-16',
        date_source: 'discovered',
        summary: 'Less storage.',
      }),
      change({ date: '2026-11-09', summary: 'A week before.' }),
    ],
  }),
);
const body = (query = '') => bodyOf(weeklyDigestBody, ask(weeklyDigest, index, query));
const text = (query: string) => encode(ask(weeklyDigest, index, query));

describe('/api/digest/weekly', () => {
  it('counts the week and puts the weightiest first', () => {
    expect(body()).toMatchObject({
      week_of: '2026-11-16',
      week_ending: '2026-11-22',
      total_changes: 3,
      changes_in_week: 2,
      discovered_in_week: 1,
      summary: { free_tiers_removed: 1, limits_reduced: 1, new_free_tiers: 0 },
      headline: '2 tracked pricing changes took effect, 1 discovered; first by weight: Acme (free tier removed).',
      top_changes: [{ change_type: 'free_tier_removed' }, { change_type: 'new_tier' }],
      discovered_changes: [{ change_type: 'limits_reduced' }],
      _provenance: { url: 'https://deals.example/changes', checked: '2026-11-16', verified_records: 1 },
    });
  });

  it.each([
    ['weeks_ago=1', '2026-11-09', 1],
    ['weeks_ago=-3', '2026-11-16', 3],
    ['weeks_ago=99999', '2016-11-28', 0],
  ])('%s starts on %s with %i changes', (query, monday, total) => {
    expect(body(query)).toMatchObject({ week_of: monday, total_changes: total });
  });

  it.each([
    ['limit=1', 1],
    ['limit=0', 1],
    ['limit=1000', 2],
  ])('%s shows %i and counts all', (query, shown) => {
    expect(body(query)).toMatchObject({ top_changes: { length: shown }, changes_in_week: 2 });
  });

  it('says how many more there are', () => {
    expect(body('limit=1').digest_markdown).toContain('\n\n1 more change not shown.\n');
    expect(body('limit=1').digest_html).toContain('<p>1 more change not shown.</p>');
  });

  it('says where a week brought nothing', () => {
    expect(body('weeks_ago=2').headline).toBe('No tracked pricing change from 2026-11-02 to 2026-11-08.');
    expect(body('weeks_ago=2').digest_markdown).toContain('## Took effect\n\nNone.\n');
  });

  it('says nothing of the days of the current week that are to come', () => {
    const announced = catalogueOf(vendor({ changes: [change({ date: '2026-11-22', recorded_date: '2026-11-01' })] }));
    const { headline } = bodyOf(weeklyDigestBody, ask(weeklyDigest, announced, ''));
    expect(headline).toBe('No tracked pricing change from 2026-11-16 to 2026-11-20.');
  });

  it('leaves a number of 0 out of its headline', () => {
    expect(changeCounts(1, 0)).toBe('1 tracked pricing change took effect');
    expect(changeCounts(0, 4)).toBe('4 tracked pricing changes discovered');
  });

  it('is Markdown on request', () => {
    expect(ask(weeklyDigest, index, 'format=markdown')).toMatchObject({ contentType: 'text/markdown; charset=utf-8' });
    expect(text('format=markdown')).toBe(body().digest_markdown);
    expect(text('format=markdown')).toMatchInlineSnapshot(`
      "# Pricing changes, 2026-11-16 to 2026-11-22

      2 tracked pricing changes took effect, 1 discovered; first by weight: Acme \\(free tier removed\\).

      ## Took effect

      - **Acme** (Databases), 2026-11-17, free tier removed, high impact: No free tier any more. ([acme.example](https://acme.example/pricing))
      - **Acme** (Databases), 2026-11-18, new tier, low impact: A new tier. ([acme.example](https://acme.example/pricing))

      ## Discovered, effective date unknown

      - **Acme** (Databases), 2026-11-16, limits reduced, medium impact: Less storage. ([acme.example](https://acme.example/pricing))

      [Source: Deals \\(https:\\//deals.example/changes, checked 2026-11-16\\)](https://deals.example/changes)
      "
    `);
  });

  it('is an HTML document on request', () => {
    expect(ask(weeklyDigest, index, 'format=html')).toMatchObject({ contentType: 'text/html; charset=utf-8' });
    expect(text('format=html')).toBe(body().digest_html);
    expect(text('format=html')).toContain(
      '<li><strong>Acme</strong> (Databases), 2026-11-18, new tier, low impact: A new tier. ' +
        '(<a href="https://acme.example/pricing" rel="nofollow noopener">acme.example</a>)</li>',
    );
  });
});

/** How each sign is escaped is in `test/routes/escape.test.ts`. */
const HOSTILE = '</title></li></ul><h1 onclick="x">[click](javascript:alert(1))\n\n# two\n```\n**x | www.evil.example';

describe('hostile text from the catalogue', () => {
  const digestOf = (name: string, fields: { summary?: string; source_url?: string } = {}) => {
    const changes = [change({ date: '2026-11-18', ...fields })];
    return bodyOf(weeklyDigestBody, ask(weeklyDigest, catalogueOf(vendor({ name, changes }))));
  };
  const markup = (html: string) => html.match(/<[^>]*>/g);
  const plain = digestOf('Acme');
  const hostile = [digestOf(`Acme${HOSTILE}`), digestOf('Acme', { summary: HOSTILE })];

  it('adds no tag and no attribute as a vendor or a summary', () => {
    for (const { digest_html: html } of hostile) expect(markup(html)).toEqual(markup(plain.digest_html));
  });

  it('adds no line, tag, link, code or table to the Markdown as a vendor or a summary', () => {
    // What is left without escaped signs is what a renderer acts on.
    const bare = (markdown: string) => markdown.replace(/\\[!-/:-@[-`{-~]/g, '');
    const acted = (markdown: string) => bare(markdown).match(/[\n`[\]()!*_~|<>@]|\/\/|www\./g);
    for (const { digest_markdown: markdown } of hostile) expect(acted(markdown)).toEqual(acted(plain.digest_markdown));
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'not an address'])(
    'a source of %j is no link',
    (source) => {
      const { digest_html: html, digest_markdown: markdown } = digestOfUnchecked(source);
      expect(html).not.toContain(source.slice(0, 8));
      expect(markdown).not.toContain(source.slice(0, 8));
    },
  );

  it('a source with signs of Markdown and HTML in it stays one link', () => {
    const source = 'https://acme.example/a)[x](b"onclick="<i>?c=1&d=`|';
    const { digest_html: html, digest_markdown: markdown } = digestOf('Acme', { source_url: source });
    expect(markup(html)).toHaveLength(markup(plain.digest_html)?.length ?? 0);
    expect(markdown).toContain('(https://acme.example/a%29%5Bx%5D%28b%22onclick=%22%3Ci%3E?c=1&amp;d=%60%7C))');
  });

  /** Its record could not be published as JSON, so the text formats are looked at alone. */
  function digestOfUnchecked(source: string) {
    const hostile = catalogueOf(vendor({ changes: [change({ date: '2026-11-18', source_url: source })] }));
    return {
      digest_html: encode(ask(weeklyDigest, hostile, 'format=html')),
      digest_markdown: encode(ask(weeklyDigest, hostile, 'format=markdown')),
    };
  }
});
