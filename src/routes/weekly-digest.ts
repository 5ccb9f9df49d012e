import type { Catalogue } from '../model/catalogue.ts';
import { weeklyDigest as weeklyDigestOf, type WeeklyDigest } from '../rules/digest/digest.ts';
import { CONTENT_TYPE } from './content-type.ts';
import { digestHtml, digestMarkdown, digestOutline } from './digest-text.ts';
import { ok, route, type Given, type Published } from './route.ts';
import { changeRecord, publishedChange } from './shared/change-record.ts';
import { component, count, isoDate, list, text } from './shared/common.schema.ts';
import { PAGE } from './shared/page.ts';
import { asOf, asOfShape, indexBody, noChangeNote, provenanceOf } from './shared/provenance.ts';

const weeklyCounts = component(
  'WeeklyCounts',
  'All tracked changes of the week by type, effective and discovered ones.',
  {
    free_tiers_removed: count('Changes of type `free_tier_removed`.'),
    new_free_tiers: count('Changes of type `new_free_tier`.'),
    limits_reduced: count('Changes of type `limits_reduced`.'),
    limits_increased: count('Changes of type `limits_increased`.'),
    products_deprecated: count('Changes of type `product_deprecated`.'),
    pricing_restructured: count('Changes of type `pricing_restructured`.'),
  },
);

export const weeklyDigestBody = indexBody('WeeklyDigest', 'One week of tracked pricing changes.', {
  week_of: isoDate('Monday of the week.'),
  week_ending: isoDate('Sunday of the week.'),
  total_changes: count('`changes_in_week` and `discovered_in_week` together.'),
  changes_in_week: count('Tracked changes that took effect in the week, before `limit`.'),
  discovered_in_week: count('Tracked changes found in the week whose effective day is unknown, before `limit`.'),
  summary: weeklyCounts,
  headline: text('The week in one sentence.'),
  top_changes: list(
    changeRecord,
    'Changes that took effect, by weight of the type times impact, then newest first; at most `limit`.',
  ),
  discovered_changes: list(changeRecord, 'Changes found, in the same order; at most `limit`.'),
  digest_markdown: text('The digest as Markdown; all text from the catalogue is escaped.'),
  digest_html: text('The digest as an HTML document; all text from the catalogue is escaped.'),
  ...asOfShape,
});

const FORMATS = ['json', 'markdown', 'html'] as const;
const PREPARED_WEEKS = 8;

export const weeklyDigest = route({
  path: '/api/digest/weekly',
  operationId: 'getWeeklyDigest',
  tag: 'Changes',
  body: weeklyDigestBody,
  summary: 'One week of changes, weightiest first',
  description: 'Tracked pricing changes of one ISO week (Monday to Sunday, UTC), as JSON, Markdown or HTML.',
  parameters: {
    format: {
      kind: 'choice',
      values: FORMATS,
      default: 'json',
      description: '`markdown` and `html` answer the same text as `digest_markdown` and `digest_html`.',
    },
    limit: { kind: 'integer', default: 20, min: 1, max: 100, description: 'Most changes in each of the two lists.' },
    weeks_ago: { kind: 'integer', default: 0, min: 0, max: 520, description: '0 is the current week.' },
  },
  contentTypes: [CONTENT_TYPE.json, CONTENT_TYPE.md, CONTENT_TYPE.html],

  *cases(): Iterable<Given> {
    for (const format of FORMATS) {
      yield { format };
      for (let week = 1; week <= PREPARED_WEEKS; week += 1) yield { format, weeks_ago: String(week) };
    }
  },

  answer(catalogue, values) {
    const body = weeklyBody(catalogue, weeklyDigestOf(catalogue, values.weeks_ago), values.limit);
    switch (values.format) {
      case 'json':
        return ok(body);
      case 'markdown':
        return { status: 200, contentType: CONTENT_TYPE.md, text: body.digest_markdown };
      case 'html':
        return { status: 200, contentType: CONTENT_TYPE.html, text: body.digest_html };
    }
  },
});

function weeklyBody(catalogue: Catalogue, digest: WeeklyDigest, limit: number): Published<typeof weeklyDigestBody> {
  const { week, effective, discovered, counts } = digest;
  const [top, found] = [effective.slice(0, limit), discovered.slice(0, limit)];
  const cited = provenanceOf(catalogue, PAGE.changes, { changes: [...top, ...found] });
  const outline = digestOutline(digest, limit);
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
    digest_markdown: digestMarkdown(outline, cited),
    digest_html: digestHtml(outline, cited),
    ...asOf(catalogue, effective.length + discovered.length === 0, () => noChangeNote(catalogue, week.from)),
    _provenance: cited,
  };
}
