import type { Catalogue } from '../model/catalogue.ts';
import { address } from '../routes/shared/page.ts';
import { html, NOTHING, type Html } from './html.ts';
import { hasMarkdown, markdownAddress } from './markdown-path.ts';
import type { Page } from './page.ts';

/** What a reader of a page can do with it: read it as data, follow its changes, report a fault, edit its file. */
export function wayBack(catalogue: Catalogue, page: Page): Html {
  const { repository_url: repository } = catalogue.site;
  const file = page.file;
  return html`<nav aria-label="This page">
    <h2>This page</h2>
    <ul>
      ${page.jsonAlternate === undefined ? NOTHING : html`<li><a href="${page.jsonAlternate}">${page.jsonAlternateTitle ?? 'As JSON'}</a></li> `}
      ${hasMarkdown(page) ? html`<li><a href="${markdownAddress(page)}">As Markdown</a></li> ` : NOTHING}
      <li>
        <a href="${page.feed?.atom ?? '/api/feed'}">Feed of ${page.feed === undefined ? 'changes' : 'its changes'}</a>
      </li>
      ${page.calendar === undefined ? NOTHING : html`<li><a href="${page.calendar}">Calendar</a></li> `}${page.badge === undefined ? NOTHING : html`<li><a href="${page.badge}">Badge</a></li> `}${
        repository === undefined
          ? NOTHING
          : html`${file === undefined ? NOTHING : html`<li><a href="${repository}/blob/HEAD/${file}" rel="nofollow noopener">Source of this entry</a></li> `}
              <li>
                <a href="${issueAddress(catalogue, page, repository)}" rel="nofollow noopener">Report a mistake</a>
              </li> `
      }
    </ul>
  </nav>`;
}

/** A new issue with the page filled in. */
function issueAddress(catalogue: Catalogue, page: Page, repository: string): string {
  const body = [
    `Page: ${address(catalogue, page.path)}`,
    ...(page.file === undefined ? [] : [`File: ${page.file}`]),
    '',
    'What is wrong, and the page that shows it:',
    '',
  ].join('\n');
  const name = page.crumbs.at(-1)?.name ?? page.title;
  const title = `${page.file === undefined ? 'Page' : 'Entry'}: ${name}`;
  return `${repository}/issues/new?${new URLSearchParams({ title, body }).toString()}`;
}
