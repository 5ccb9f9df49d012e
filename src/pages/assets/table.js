/**
 * Sorts, filters and pages a table in place: the same addresses that its links and form lead to without this script.
 */

const view = () => document.querySelector('#compared');
let newest = 0;

/** Replaces the table by that of an address; where that fails, the browser goes there. */
async function show(address, isNew) {
  const turn = ++newest;
  try {
    const response = await fetch(address);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const next = page.querySelector('#compared');
    if (turn !== newest) return;
    if (!response.ok || !next) throw new Error(`no table at ${address}`);
    const focused = document.activeElement?.id || document.activeElement?.name;
    view().replaceWith(next);
    if (isNew) history.pushState(null, '', address);
    if (focused) (next.querySelector(`#${focused}`) ?? next.querySelector(`[name="${focused}"]`))?.focus();
  } catch {
    if (turn === newest) location.assign(address);
  }
}

function addressOf(form) {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  const query = new URLSearchParams(fields).toString();
  return new URL(query === '' ? location.pathname : `${location.pathname}?${query}`, location.origin);
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('#compared thead a, #compared .pager a');
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void show(new URL(link.href), true);
});

document.addEventListener('submit', (event) => {
  if (!event.target.matches('#compared form')) return;
  event.preventDefault();
  void show(addressOf(event.target), true);
});

document.addEventListener('change', (event) => {
  const form = event.target.closest('#compared form');
  if (form) void show(addressOf(form), true);
});

addEventListener('popstate', () => void show(new URL(location.href), false));
