import { slug } from './slug.js';

/** Answers the search on the start page in place; without it, the form asks the API itself. */

const SHOWN = 12;
const PAUSE = 180;

const form = document.querySelector('form.search');
const field = document.querySelector('#q');
const status = document.querySelector('#search-status');
const results = document.querySelector('#search-results');
let waiting = 0;
let asked = null;

function element(name, className, ...content) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

function row(offer) {
  const link = element('a', '', offer.vendor);
  link.href = `/vendor/${slug(offer.vendor)}`;
  const name = element(
    'p',
    'offer-name',
    link,
    ' ',
    element('span', 'tier', offer.tier),
    ' ',
    element('span', 'where', offer.category),
  );
  const level = offer.risk_level ?? 'withheld';
  const words = offer.risk_level ?? (offer.gate ? 'not ranked' : 'level withheld');
  const parts = [name, element('span', `mark mark-${level}`, words), element('p', 'terms', offer.description)];
  if (offer.gate) parts.push(element('p', 'why', offer.gate.reason));
  return element('li', 'offer-row', ...parts);
}

function address(q) {
  return `/api/offers?${new URLSearchParams({ q, limit: String(SHOWN) })}`;
}

function count(total) {
  return `${total.toLocaleString('en')} ${total === 1 ? 'offer' : 'offers'}`;
}

function summary(q, { total, match, terms_without_a_match: missing = [], terms_read_as: slips = [] }) {
  if (total === 0) return `Nothing matches “${q}”. `;
  if (match !== 'partial') return `${count(total)} ${total === 1 ? 'matches' : 'match'}. `;
  const read = slips.map(({ term, read_as }) => `“${term}” is read as “${read_as.join('”, “')}”. `);
  const unread = missing.filter((term) => !slips.some((slip) => slip.term === term));
  const without = unread.length === 0 ? '' : ` No offer shown has “${unread.join('”, “')}”.`;
  return `${read.join('')}No offer has every word; ${count(total)} ${total === 1 ? 'comes' : 'come'} closest.${without} `;
}

function say(q, body) {
  const { total } = body;
  status.replaceChildren(summary(q, body));
  const link = element('a', '', total > SHOWN ? `The first ${SHOWN} are shown; all as JSON` : 'The same as JSON');
  link.href = `/api/offers?${new URLSearchParams(total > SHOWN ? { q, limit: String(total) } : { q })}`;
  status.append(link);
}

async function search() {
  const q = field.value.trim();
  asked?.abort();
  history.replaceState(null, '', q === '' ? '/' : `/?${new URLSearchParams({ q })}`);
  if (q === '') {
    results.replaceChildren();
    status.replaceChildren();
    return;
  }
  const mine = (asked = new AbortController());
  try {
    const response = await fetch(address(q), { signal: mine.signal });
    const body = await response.json();
    if (!response.ok) throw new Error(body.error);
    results.replaceChildren(...body.offers.map(row));
    say(q, body);
  } catch (fault) {
    if (mine.signal.aborted) return;
    results.replaceChildren();
    status.textContent = `The search failed: ${fault.message}`;
  }
}

status.replaceChildren();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(waiting);
  void search();
});
field.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(search, PAUSE);
});
const given = new URLSearchParams(location.search).get('q');
if (given) {
  field.value = given;
  void search();
}
