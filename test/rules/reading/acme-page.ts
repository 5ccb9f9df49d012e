import { htmlText } from '../../../src/reading/text/html-text.ts';
import { isLimitError, parseLimit } from '../../../src/rules/limits/parse-limit.ts';
import { pageVerdict } from '../../../src/rules/reading/page-verdict.ts';
import type { ReadEntry } from '../../../src/rules/reading/read-entry.ts';

export const ADDRESS = 'https://acme.example/pricing';

/** The free tier of Acme with limits, as in `5 GB storage; 3 users`. */
export const entry = (
  limits: string,
  more: { tier?: string; description?: string; eligibility?: { type: 'startup' | 'public'; conditions: [] } } = {},
) => ({
  vendor: { name: 'Acme', former_names: ['Apex'] as readonly string[] },
  offer: {
    tier: 'Free',
    description: 'Hosted database. The plan is free.',
    limits: limits.split('; ').flatMap((line) => {
      const limit = parseLimit(line);
      return isLimitError(limit) ? [] : [limit];
    }),
    ...more,
  },
});

export const STORAGE = entry('5 GB storage; 3 users');

export const verdict = (html: string, read: ReadEntry = STORAGE) =>
  pageVerdict(read, htmlText(`<title>Acme pricing</title><h1>Acme plans</h1>${html}`, ADDRESS), ADDRESS);

export const outcome = (limits: string, html: string) => verdict(html, entry(limits)).outcome;

/** The cards of a free plan and of another. */
export const cards = (free: string, pro = '50 GB storage', price = '$0', name = 'Free') =>
  `<div><div><h3>${name}</h3><p>${price}</p><p>${free}</p></div><div><h3>Pro</h3><p>$9/month</p><p>${pro}</p></div></div>`;

/** A table of lines, whose cells a bar parts. */
export const table = (rows: string, caption = '') =>
  `<table>${caption}${rows
    .split('\n')
    .map(
      (row) =>
        `<tr>${row
          .split('|')
          .map((cell) => `<td>${cell.trim()}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;
