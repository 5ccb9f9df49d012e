import type { Catalogue } from '../../model/catalogue.ts';
import { comparisonPath, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { vendorNamed } from '../../rules/names/resolver.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { changesQuestion, ENDING, searchTerms, sidesOf, vendorQuestion } from '../../rules/search/query.ts';
import { monthlyCost } from '../../rules/stack/monthly-cost.ts';
import { searchPath } from '../parts/form.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { clause } from '../parts/words.ts';
import { levelMark, vendorLevel } from '../parts/level.ts';
import { alsoOf } from '../parts/links.ts';
import type { SearchQuestion } from './question.ts';

/** What answers a question better than a list of offers: a comparison, a view of the changes, or one vendor. */
export function directAnswer(catalogue: Catalogue, { q }: SearchQuestion): Html {
  const answer = q === '' ? null : (view(catalogue, q) ?? comparisonAnswer(catalogue, q) ?? vendorAnswer(catalogue, q));
  return answer === null ? NOTHING : html`<p class="answer">${answer}</p> `;
}

/** `what got worse in 2026`, `what got better this year`, `what ends this month`, `everything as CSV`. */
function view(catalogue: Catalogue, q: string): Html | null {
  if (ENDING.test(q.toLowerCase())) return html`<a href="${PAGE.deadlines}">What ends, by month</a>`;
  if (/\b(?:as|in) (?:csv|json|sqlite)$/i.test(q)) {
    return html`<a href="${PAGE.data}">Everything as CSV, JSON or SQLite</a>`;
  }
  const question = changesQuestion(catalogue, searchTerms(catalogue, q));
  if (!question) return null;
  const { way, since, vendor } = question;
  const year = since?.slice(0, 4) ?? null;
  const what = way === null ? 'What changed' : `What got ${way}`;
  return html`<a href="${searchPath({ way, year, vendor: vendor?.slug ?? null }, PAGE.changes)}"
    >${what}${vendor ? html` at ${vendor.name}` : NOTHING}${year === null ? '' : ` in ${year}`}</a
  >`;
}

/** `netlify vs vercel`, `compare netlify and vercel pricing`. */
function comparisonAnswer(catalogue: Catalogue, q: string): Html | null {
  const [one, other, ...more] = sidesOf(searchTerms(catalogue, q));
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [first, second] = [one, other].map(
    (side) => vendorQuestion(catalogue, side)?.vendor ?? vendorNamed(catalogue, side.join(' ')),
  );
  if (!first || !second || first === second) return null;
  return html`<a href="${comparisonPath(first, second)}">${first.name} and ${second.name} side by side</a>`;
}

/** `is heroku free`, and the exact name of a vendor that has change records but no offer. */
function vendorAnswer(catalogue: Catalogue, q: string): Html | null {
  const question = vendorQuestion(catalogue, searchTerms(catalogue, q));
  if (!question) return null;
  const { vendor, name, text, isQuestion } = question;
  const link = html`<a href="${vendorPage(vendor)}">${vendor.name}</a>`;
  const listing = firstOffer(catalogue, vendor);
  const level = vendorLevel(catalogue, vendor);
  const also = alsoOf(catalogue, vendor);
  const isAboutFree = isQuestion && /\bfree\b/.test(text.replace(name, ''));
  if (!listing) {
    const no = isAboutFree && level.kind === 'ended' ? 'No: ' : '';
    return html`${no}${link} ${levelMark(level)} ${level.why ?? NOTHING}. No offer of it is listed; its page shows what
    changed and the alternatives. ${also}`;
  }
  if (!isQuestion) return null;
  const reason = monthlyCost(catalogue, listing).not_estimated_because;
  const why = reason === null ? level.why : clause(reason);
  const yes = reason === null && isAboutFree ? 'Yes, by its terms: ' : '';
  return html`${yes}${link} ${levelMark(level)} ${listing.offer.tier}. ${why ? html`${why}.` : NOTHING} ${also}`;
}
