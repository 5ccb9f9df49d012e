const MARKDOWN = /(?:^|,)\s*text\/markdown\s*(?:;[^,]*?q=([\d.]+))?[^,]*/i;
const HTML = /(?:^|,)\s*text\/html\s*(?:;[^,]*?q=([\d.]+))?[^,]*/i;

/** Whether an `Accept` header names Markdown, and HTML not with a higher quality (RFC 9110, 12.5.1). */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Browsers name no Markdown, so most headers need no more than this look.
  if (accept === undefined || !accept.includes('markdown')) return false;
  const markdown = quality(accept, MARKDOWN);
  return markdown > 0 && markdown >= quality(accept, HTML);
}

/** 0 where the type is not named. */
function quality(accept: string, type: RegExp): number {
  const named = type.exec(accept);
  return named === null ? 0 : Number(named[1] ?? 1);
}
