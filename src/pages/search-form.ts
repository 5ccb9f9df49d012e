import { html, type Html } from './html.ts';

/** The search field in the head of every page. Without a script the form leads to the search page. */
export function searchForm(query: string): Html {
  return html`<form class="search" role="search" action="/search" method="get">
    <label class="visually-hidden" for="q">Search the offers</label>
    <div class="field">
      <input
        type="search"
        id="q"
        name="q"
        value="${query}"
        maxlength="512"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-keyshortcuts="/"
        placeholder="Search: postgres, email, vercel…"
      /><button type="submit">Search</button>
    </div>
  </form>`;
}
