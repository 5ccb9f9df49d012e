import type { PageText, TextBlock } from '../../model/page-text.ts';

/** Words of what does not exist yet. */
const ANNOUNCED =
  /\b(?:coming soon|available soon|not (?:yet )?available yet|not yet available|launch(?:es|ing) soon|(?:join|on) (?:the|our) wait(?:ing )?-?list|notify me when)\b/i;

/**
 * The page without what it announces: a plan that is coming soon offers nothing today, so that its figures may confirm
 * no entry. A block is left out with the section, card or column that says so.
 */
export function withoutAnnounced(page: PageText): PageText {
  if (!page.blocks.some((block) => ANNOUNCED.test(block.text))) return page;
  return { ...page, blocks: page.blocks.filter((block) => !isAnnounced(block)) };
}

function isAnnounced({ text, headings, card, column }: TextBlock): boolean {
  return [text, headings.at(-1), card, column].some((part) => typeof part === 'string' && ANNOUNCED.test(part));
}
