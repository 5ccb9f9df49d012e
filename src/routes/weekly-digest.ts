import type { Catalogue } from '../model/catalogue.ts';
import { weeklyDigest as weeklyDigestOf, type WeeklyDigest } from '../rules/digest/digest.ts';
import { asOf, noChangeNote } from './shared/as-of.ts';
import { publishedChange } from './shared/change-record.ts';
import { digestHtml } from './shared/digest-html.ts';
import { digestMarkdown } from './shared/digest-markdown.ts';
import { digestOutline } from './shared/digest-outline.ts';
import { PAGE } from './shared/page.ts';
import { datedChanges, provenance } from './shared/provenance.ts';
import { ok, route, type Case, type ReadonlyDeep } from './route.ts';
import type { WeeklyDigestBody } from './weekly-digest.schema.ts';

const FORMATS = ['json', 'markdown', 'html'] as const;
const PREPARED_WEEKS = 8;

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

export const weeklyDigest = route({
  path: '/api/digest/weekly',
  summary: 'One week of changes, weightiest first',
  description: 'Tracked pricing changes of one ISO week (Monday to Sunday, UTC), as JSON, Markdown or HTML.',
  about: 'index',
  parameters: {
    format: {
      kind: 'choice',
      in: 'query',
      values: FORMATS,
      default: 'json',
      description: '`markdown` and `html` answer the same text as `digest_markdown` and `digest_html`.',
    },
    limit: {
      kind: 'integer',
      in: 'query',
      default: 20,
      min: 1,
      max: 100,
      description: 'Most changes in each of the two lists.',
    },
    weeks_ago: { kind: 'integer', in: 'query', default: 0, min: 0, max: 520, description: '0 is the current week.' },
  },
  contentTypes: ['application/json; charset=utf-8', MARKDOWN, HTML],
  errors: [400],

  *cases(): Iterable<Case> {
    for (const format of FORMATS) {
      yield { given: { format } };
      for (let week = 1; week <= PREPARED_WEEKS; week += 1) yield { given: { format, weeks_ago: String(week) } };
    }
  },

  answer(catalogue, values) {
    const body = weeklyBody(catalogue, weeklyDigestOf(catalogue, values.weeks_ago), values.limit);
    switch (values.format) {
      case 'json':
        return ok(body);
      case 'markdown':
        return { status: 200, contentType: MARKDOWN, text: body.digest_markdown };
      case 'html':
        return { status: 200, contentType: HTML, text: body.digest_html };
    }
  },
});

function weeklyBody(catalogue: Catalogue, digest: WeeklyDigest, limit: number): ReadonlyDeep<WeeklyDigestBody> {
  const { week, effective, discovered, counts } = digest;
  const [top, found] = [effective.slice(0, limit), discovered.slice(0, limit)];
  const cited = provenance(catalogue, PAGE.changes, datedChanges([...top, ...found]));
  const outline = digestOutline(digest, limit, { text: cited.cite_as, url: cited.url });
  return {
    week_of: week.from,
    week_ending: week.to,
    total_changes: effective.length + discovered.length,
    changes_in_week: effective.length,
    discovered_in_week: discovered.length,
    summary: counts,
    headline: outline.headline,
    top_changes: top.map(publishedChange),
    discovered_changes: found.map(publishedChange),
    digest_markdown: digestMarkdown(outline),
    digest_html: digestHtml(outline),
    ...asOf(catalogue, effective.length + discovered.length === 0, noChangeNote(catalogue, week.from)),
    _provenance: cited,
  };
}
