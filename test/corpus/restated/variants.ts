import { isLimitError, parseLimit } from '../../../src/rules/limits/parse-limit.ts';
import type { RestatedPage } from './templates.ts';

/** A page that must not confirm its entry, made of one that does. */
export interface Variant {
  readonly what: string;
  readonly page: RestatedPage;
}

const MARK = /\[\[(.*?)\]\]/g;
const PERIODS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

/** Every systematic change of a confirmed page after which it says something else, or of its entry. */
export function* variantsOf(page: RestatedPage): Iterable<Variant> {
  const of = (what: string, changes: Partial<RestatedPage>): Variant => ({
    what,
    page: { ...page, verdict: 'lesser', ...changes },
  });
  yield* placeVariants(page, of);
  for (const [from, to] of page.twists ?? []) {
    if (!page.body.includes(from)) throw new Error(`${page.name} has no "${from}"`);
    yield of(`has "${to}"`, { body: page.body.replace(from, to) });
  }
  for (const [at, { 0: mark, 1: figure = '' }] of [...page.body.matchAll(MARK)].entries()) {
    for (const [what, text] of figureVariants(figure))
      yield of(`figure ${at + 1} ${what}`, { body: replaceNth(page.body, mark, at, text) });
  }
  for (const [at, line] of page.limits.entries()) {
    for (const [what, other] of limitVariants(line, page.body)) {
      if (!page.limits.includes(other))
        yield of(`limit ${at + 1} ${what}`, {
          limits: page.limits.map((limit, index) => (index === at ? other : limit)),
        });
    }
  }
}

type Make = (what: string, changes: Partial<RestatedPage>) => Variant;

/** Whose place it is and what it costs. */
function* placeVariants(page: RestatedPage, of: Make): Iterable<Variant> {
  const own = page.own ?? page.tier ?? 'Free';
  // A plan of any name is the free one where its page states the price apart from the mark.
  const isPricedApart = /[$€£]0|>Free<|free forever|always free|forever free/i.test(page.body);
  if (page.body.includes('{price}')) {
    yield of('costs money', { price: '$8/month' });
    yield of('is a trial', { price: 'Free for 30 days, then $8/month' });
    yield of('is a trial at no price', { price: `${page.price ?? '$0'} for 14 days` });
    yield of('is free for the first month', { price: `${page.price ?? '$0'} for the first month, then $8 a month` });
    yield of('is free for the first year', { price: 'Free for the first 12 months' });
    yield of('is closed', { price: `${page.price ?? '$0'} – closed to new customers` });
    yield of('has a waitlist', { price: `${page.price ?? '$0'} (waitlist)` });
    yield of('is discontinued', { price: `${page.price ?? '$0'}, discontinued` });
    yield of('has a price per seat', { price: '$3 per user / month' });
  }
  if (page.body.includes('{own}')) {
    yield of('is legacy', { own: `${own} (legacy)` });
    yield of('is for existing accounts', { own: `${own} – existing accounts only` });
    if (!isPricedApart) {
      yield of('is another plan', { own: 'Enterprise', price: '$99/month' });
      yield of('is a paid plan at no stated price', { own: 'Business', price: '' });
    }
  }
  // A plan or a text of the page that carries the vendor's name ("Acme Workspace") names it.
  if (!`${page.tier} ${page.body}`.toLowerCase().includes((page.vendor ?? 'Acme').toLowerCase()))
    yield of('is of another vendor', { shown: 'Zenith' });
  yield of('ends', { body: `${page.body}<p>The ${own} plan is no longer available to new customers.</p>` });
  yield of('is retired', { body: `<p>Our ${own} plan will be retired on 1 March 2027.</p>${page.body}` });
  yield of('has a footnote', { body: `${page.body}<p>* Free for the first 12 months, then $8 a month.</p>` });
  if (page.tier === undefined && page.vendor === undefined) {
    const [first = ''] = page.limits;
    const other = first.replace(/^[\d.,]+/, (digits) => String(Number(digits.replaceAll(',', '')) * 3 + 1));
    if (other !== first)
      yield of('has a second amount', { body: `${page.body}<p>The Free plan includes ${other}.</p>` });
  }
}

/** Other figures in the place of one. */
function* figureVariants(figure: string): Iterable<readonly [what: string, text: string]> {
  const number = /\d[\d.,\s\u00a0]*\d|\d/.exec(figure)?.[0] ?? '';
  const value = Number(number.replace(/[,\s\u00a0]/g, ''));
  const other = (amount: number) => figure.replace(number, amount.toLocaleString('en-US'));
  yield ['is less', other(value / 4)];
  yield ['is more', other(value * 7)];
  yield ['is a minimum', `from ${figure}`];
  yield ['is exceeded', `more than ${figure}`];
  yield ['is a minimum of', `a minimum of ${figure}`];
  yield ['has a plus', figure.replace(number, `${number}+`)];
  yield ['is a range', figure.replace(number, `${(value / 2).toLocaleString('en-US')} to ${number}`)];
  yield ['is former', `previously ${figure}`];
  yield ['is additional', `an additional ${figure}`];
  yield ['is struck', `<s>${figure}</s>`];
  yield ['is gone', '–'];
}

/** Scopes with what they are called. */
const SCOPES = { seat: / per (?:seat$|user|member|person)/, project: / per project$/, domain: / per (?:domain$|zone)/ };

/** Other limits of the entry, which the page does not state. */
function* limitVariants(written: string, body: string): Iterable<readonly [what: string, line: string]> {
  const line = written.replace(/ \([^()]*\)$/, '');
  const period = / an? (second|minute|hour|day|week|month|year)$/.exec(line)?.[1];
  const bare = line.replace(/ an? [a-z]+$/, '');
  if (period !== undefined) {
    for (const other of PERIODS)
      if (other !== period) yield [`is a ${other}`, `${bare} ${other === 'hour' ? 'an' : 'a'} ${other}`];
    yield ['is once', `${bare} once`];
  } else if (!line.startsWith('unlimited')) {
    for (const other of PERIODS.slice(3)) yield [`is a ${other}`, `${line} a ${other}`];
  }
  const scoped = bare.replace(/ per .*/, '');
  if (scoped !== bare && !/ per (?:account|workspace|organi[sz]ation|team)$/.test(bare))
    yield ['has no scope', line.replace(/ per (?!month|day)\w+/, '')];
  for (const [scope, names] of Object.entries(SCOPES)) {
    if (!names.test(bare)) yield [`is per ${scope}`, `${scoped} per ${scope}${line.slice(bare.length)}`];
  }
  // What the page states as well is no misleading limit.
  const text = body.replace(/<[^>]*>/g, ' ').replace(/[[\]]/g, '');
  for (const thing of otherThings(scoped)) {
    const other = `${thing}${line.slice(bare.length)}`;
    const [count = '', ...words] = thing.split(' ');
    const noun = (words.at(-1) ?? '')
      .replace(/s$/, '')
      .replace('seat', '(?:seat|user|member|person)')
      .replace('memory', '(?:memory|ram)');
    const isStated = new RegExp(`\\b${count}\\D{0,24}${noun}|${noun}\\D{0,24}\\b${count}\\b`, 'i').test(text);
    if (!isStated && measureOf(other) !== measureOf(line)) yield [`counts ${thing}`, other];
  }
}

function measureOf(line: string): string | null {
  const limit = parseLimit(line);
  return isLimitError(limit) ? null : limit.measure;
}

/** The amount of something else. */
function otherThings(line: string): readonly string[] {
  const [, bytes, rest = ''] = /^([\d.,]+ [KMGT]B) (.*)$/.exec(line) ?? [];
  if (bytes !== undefined)
    return ['storage', 'bandwidth', 'memory', 'file size']
      .filter((thing) => !rest.includes(thing.split(' ')[0] ?? ''))
      .map((thing) => `${bytes} ${thing}`);
  const [, count = '', thing = ''] = /^([\d,]+|unlimited) (.*)$/.exec(line) ?? [];
  if (count === '' || /minutes|hours/.test(thing)) return [];
  const kinds = ['feature flags', 'roles', 'domains', 'monitors', 'seats', 'environments'];
  return kinds.filter((kind) => !thing.includes(kind)).map((kind) => `${count} ${kind}`);
}

/** The text with the `at`-th mark replaced. */
function replaceNth(body: string, mark: string, at: number, text: string): string {
  let index = -1;
  return body.replace(MARK, (found) => {
    index += 1;
    return index === at && found === mark ? text : found;
  });
}
