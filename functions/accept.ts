import Negotiator from 'negotiator';

/** Whether an `Accept` header names Markdown and rates it higher than HTML; equal weights go to the one named first. */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Browsers do not name Markdown, so most headers need no more than this check.
  if (accept === undefined || !accept.includes('markdown')) return false;
  return new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}
