/**
 * Search on every page: the slash key leads to the field, and where a page shows results they follow each key. Without
 * this script the form and every filter lead to the search page.
 */

const form = document.querySelector('form.search');
const field = form.querySelector('input');
const list = document.querySelector('#search-results');
const isSearchPage = location.pathname === '/search';

/** What a new answer replaces, by id. */
const PARTS = ['search-status', 'filters-set', 'search-filters', 'search-results'];

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, select, textarea, [contenteditable]');
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    field.focus();
    field.select();
  }
});

/** The links of the results, in order. */
const hits = () => [...document.querySelectorAll('#search-results .offer-name > a')];

/** Arrow keys lead from the field through the results and back; Escape leads back at once. */
function walk(event) {
  const links = hits();
  const place = links.indexOf(document.activeElement);
  const isInField = document.activeElement === field;
  if (place < 0 && !isInField) return;
  if (event.key === 'Escape' && !isInField) {
    event.preventDefault();
    field.focus();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (isInField && event.key === 'ArrowUp') return;
  const next = links[place + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next && event.key === 'ArrowDown') return;
  event.preventDefault();
  (next ?? field).focus();
}

/** The address of the newest request; null where no results are to be shown. */
let wanted = null;
let isAsking = false;

/** Pause in typing after which the page requests all results; until then it shows the first few. */
const PAUSE_MS = 250;
let pause = 0;

/** The address of a part of the results: `first` or `results`. */
function partOf(url, part) {
  const address = new URL('/search', location.origin);
  address.search = url.search;
  address.searchParams.set('part', part);
  return address;
}

function show(text) {
  const made = document.createElement('template');
  made.innerHTML = text;
  const focused = document.activeElement?.closest('#search-filters') ? document.activeElement.textContent : null;
  for (const id of PARTS) {
    const now = document.getElementById(id);
    const next = made.content.getElementById(id);
    if (now && next) now.replaceChildren(...next.childNodes);
  }
  if (focused === null) return;
  // A filter that was chosen keeps the focus; its count may have changed.
  const name = focused.replace(/(?<![\d,\s])[\d,\s]+$/, '');
  const again = [...document.querySelectorAll('#search-filters a')].find((link) => link.textContent.startsWith(name));
  (again ?? field).focus();
}

/** Names the page after its new words, and removes its links to the answer of the old ones in other forms. */
function rename(url) {
  const words = url.searchParams.get('q');
  document.title = (words ? `“${words}” · ` : '') + document.title.slice(document.title.lastIndexOf('Search · '));
  for (const link of document.querySelectorAll('[href^="/api/offers?"], [href^="/search.md"]')) {
    (link.closest('li') ?? link).remove();
  }
}

/** Shows the answer to an address. One request at a time; while it is under way only the newest address waits. */
async function ask(url, part = 'results') {
  clearTimeout(pause);
  if (isSearchPage) rename(url);
  wanted = partOf(url, part);
  if (isAsking) return;
  isAsking = true;
  for (let current = null; wanted && wanted !== current;) {
    current = wanted;
    const text = await answer(current).catch((fault) => failure(fault));
    if (wanted === current) show(text);
  }
  isAsking = false;
}

async function answer(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  return response.text();
}

function failure({ message }) {
  const status = document.createElement('p');
  status.id = 'search-status';
  status.textContent = `The search failed: ${message}`;
  return status.outerHTML;
}

/** The address of this page with the words of the field; other words begin a new question. */
function addressOf(words) {
  const url = new URL(location.href);
  url.searchParams.delete('page');
  if (words === '') url.searchParams.delete('q');
  else url.searchParams.set('q', words);
  return url;
}

function clear() {
  clearTimeout(pause);
  wanted = null;
  for (const id of PARTS) document.getElementById(id)?.replaceChildren();
}

function search() {
  const words = field.value.trim();
  const url = addressOf(words);
  history.replaceState(null, '', url);
  if (words === '' && !isSearchPage) {
    clear();
    return;
  }
  void ask(url, 'first');
  pause = setTimeout(() => ask(url), PAUSE_MS);
}

if (list) {
  document.addEventListener('keydown', walk);
  field.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    if (!isSearchPage) return;
    event.preventDefault();
    search();
  });
}
if (list && !isSearchPage && new URLSearchParams(location.search).has('q')) {
  field.value = new URLSearchParams(location.search).get('q');
  search();
}
if (isSearchPage) {
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.origin !== location.origin || link.pathname !== '/search') return;
    if (!link.closest('#found')) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void ask(new URL(link.href));
    if (link.closest('.pager')) scrollTo({ top: 0 });
  });
  addEventListener('popstate', () => {
    field.value = new URLSearchParams(location.search).get('q') ?? '';
    void ask(new URL(location.href));
  });
}

/** A link to a place on the page, or to what it shows now, copies its address. */
document.addEventListener('click', (event) => {
  const link = event.target.closest('a.anchor, a.permalink');
  if (!link || !navigator.clipboard) return;
  if (link.matches('.permalink')) event.preventDefault();
  navigator.clipboard.writeText(link.href).then(
    () => link.classList.add('copied'),
    () => location.assign(link.href),
  );
});
