import type { Catalogue } from '../model/catalogue.ts';
import { RISK_LEVELS } from '../model/vocabulary.ts';
import { PAGE } from '../routes/shared/page.ts';
import { assess } from '../rules/risk/assessment.ts';
import { trackedChanges } from '../rules/changes/census.ts';
import { dayElement } from './day.ts';
import { figure, figures } from './figure.ts';
import { html, type Html } from './html.ts';
import { riskMark } from './mark.ts';
import { searchPath } from './search/search-path.ts';
import { hasReads, UNREAD_WORDS } from './unread.ts';

/** Example queries of the search. */
const EXAMPLES = ['postgres', 'send email', 'vercel alternative', 'no card llm api', 'students'] as const;

/** The head of the start page: search results, description, and the legend of the marks. */
export function hero(catalogue: Catalogue): Html {
  return html`<p class="status" id="search-status" role="status"></p>
    <section class="results" id="search-results" aria-label="Results"></section>
    <div class="hero">
      <div>
        <h1>What developers get for free, and how long it lasts</h1>
        <p class="lead">
          ${figures(catalogue.listings.length, 'offer')} of ${figures(catalogue.vendors.length, 'vendor')} and
          ${figures(trackedChanges(catalogue), 'tracked pricing change')}, judged by published rules as of
          ${dayElement(catalogue.date)}.
        </p>
        <p class="try">Try ${EXAMPLES.map((words) => html`<a href="${searchPath({ q: words })}">${words}</a> `)}</p>
      </div>
      ${levels(catalogue)}
    </div>`;
}

/** Number of offers per level: the legend of the marks, with today's figures. */
function levels(catalogue: Catalogue): Html {
  const assessed = catalogue.listings.map((listing) => assess(catalogue, listing));
  const entries = [
    ...RISK_LEVELS.map((level) => ({
      mark: { risk_level: level, gate: null },
      about: level === 'stable' && !hasReads(catalogue) ? UNREAD_WORDS : ABOUT[level],
    })),
    { mark: { risk_level: null, gate: null }, about: 'too little on record to give one' },
    { mark: { risk_level: null, gate: {} }, about: 'ended, not free, or not for all' },
  ];
  return html`<section class="levels" aria-labelledby="levels">
    <h2 id="levels">Can it be trusted to last?</h2>
    <dl>
      ${entries.map(({ mark, about }) => {
        const isOfIt = ({ risk_level, gate }: (typeof assessed)[number]): boolean =>
          risk_level === mark.risk_level && (risk_level !== null || (gate === null) === (mark.gate === null));
        return html`<div>
          <dt>${riskMark(mark)}<span>${about}</span></dt>
          <dd>${figure(assessed.filter(isOfIt).length)}</dd>
        </div> `;
      })}
    </dl>
    <p class="more"><a href="${PAGE.criteria}#risk">What sets a level</a></p>
  </section>`;
}

const ABOUT = {
  stable: 'nothing counts against it today',
  caution: 'terms narrowed, or removed long ago',
  risky: 'a free tier or product was taken away',
} as const;
