import type { Catalogue } from '../model/catalogue.ts';
import { CHANGE_TYPES, type ChangeType, type GateCode } from '../model/vocabulary.ts';
import { criteriaTies } from './criteria-ties.ts';
import type { Page } from './page.ts';
import { dataTable, factList } from './parts/tables.ts';
import { type Html, html } from './parts/html.ts';
import { levelMark } from './parts/level.ts';
import { changeWords } from '../routes/shared/words.ts';
import { PAGE } from '../routes/shared/page.ts';
import { provenance } from '../routes/shared/provenance.ts';
import {
  DAYS_A_WITHDRAWAL_WEIGHS,
  DAYS_BEFORE_AN_ENTRY_IS_OLD,
  DAYS_BEFORE_EXPIRY,
  WEIGHT,
} from '../rules/ranking/demerits.ts';
import { DAYS_BEFORE_LAPSING, DAYS_BEFORE_SOFTENING, LAPSING, SEVERITY_OF } from '../rules/risk/risk-rating.ts';
import { direction } from '../rules/risk/standing.ts';
import { DAYS_BEFORE_VERIFICATION_LAPSES } from '../rules/risk/gate.ts';
import { DAYS_OF_GRACE } from '../rules/risk/read-findings.ts';

/**
 * The public text of docs/rules.md#gate, docs/rules.md#risk-level, docs/rules.md#stability and
 * docs/rules.md#rank-order. Its figures come from the constants of the rules.
 */
export function criteriaPage(catalogue: Catalogue): Page {
  return {
    path: PAGE.criteria,
    title: 'Criteria',
    description:
      'How offers are rated and ordered: what is listed apart, what makes one cautious or risky, and how equals are ordered, with an example to recompute.',
    jsonAlternate: '/api/openapi.json',
    jsonAlternateTitle: 'The API that answers by these rules',
    cite: provenance(catalogue, PAGE.criteria, []).cite_as,
    crumbs: [{ name: 'Criteria', path: PAGE.criteria }],
    kind: 'AboutPage',
    main: html`<h1>Criteria</h1>
      <p class="lead">
        Every judgement here follows from dated records by rules that a reader can apply again. A place cannot be
        bought, and no count of clicks, recommendations or sign-ups enters.
      </p>
      <nav class="contents" aria-label="On this page">
        <ul>
          <li><a href="#gate">Listed apart</a></li>
          <li><a href="#risk">Risk level</a></li>
          <li><a href="#stability">Stability</a></li>
          <li><a href="#demerits">Rank</a></li>
          <li><a href="#ties">Ties</a></li>
        </ul>
      </nav>
      ${GATE}${RISK}${STABILITY}${RANK}${criteriaTies(catalogue)}`,
  };
}

/** Why an offer is listed apart, with the code of the reason in the API. */
const GROUNDS: readonly (readonly [title: string, text: string, code: GateCode])[] = [
  ['Retired', 'The tier is recorded as retired, discontinued, sunset or withdrawn.', 'offer_retired'],
  ['Discontinued', 'A record says that the product ended, and the day is not in the future.', 'product_discontinued'],
  ['Expired', 'Its last day is past.', 'offer_expired'],
  [
    'Not free',
    'The tier is not free, or an announced removal of the free tier has taken effect since the entry was written.',
    'not_a_free_offer',
  ],
  [
    'Not for everyone',
    'Only some may take it: startups, students, open-source projects and the like.',
    'eligibility_restricted',
  ],
  [
    'Not re-read for long',
    `Neither written nor read against its page within ${String(DAYS_BEFORE_VERIFICATION_LAPSES)} days.`,
    'verification_lapsed',
  ],
];

const GATE = html`<section aria-labelledby="gate">
  <h2 id="gate">What is listed apart</h2>
  <p>
    Some offers are shown after the others and get no risk level. The first of these that holds is the reason given.
  </p>
  <ol class="grounds">
    ${GROUNDS.map(
      ([title, text, code]) =>
        html`<li>
          <b>${title}.</b> ${text} <span class="note">In the API: <code>${code}</code></span>
        </li> `,
    )}
  </ol>
</section> `;

const RISK = html`<section aria-labelledby="risk">
  <h2 id="risk">Risk level</h2>
  <p>
    A level is set by one dated record, which is always named: the most severe that counts, then the newest. Only
    records in force, not ahead of today, with a source, and not left unconfirmed by archived copies count. Without any,
    the level is ${levelMark({ kind: 'stable', word: 'stable' })}.
  </p>
  <div class="table cards" role="region" aria-label="What each type of change weighs" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Type of change</th>
          <th scope="col">Direction</th>
          <th scope="col">Sets</th>
          <th scope="col">For how long</th>
        </tr>
      </thead>
      <tbody>
        ${CHANGE_TYPES.map(severityRow)}
      </tbody>
    </table>
  </div>
  <p>
    A record about another tier, or one that left the tier as it was or widened it, sets nothing. Neither does one that
    was reversed or withdrawn.
  </p>
  <h3>When no level is published</h3>
  <p>
    A page says ${levelMark({ kind: 'unknown', word: 'no level yet' })} and why, rather than a favourable guess: where
    every record that would set a level names no source or is unconfirmed; where the offer's page answered 410, or 404
    or no address for ${DAYS_OF_GRACE} days; and, for <em>stable</em> alone, where the last look at the cited page did
    not bear the entry out or a change read from it was refused. A page that refuses robots proves nothing and withholds
    nothing.
  </p>
</section> `;

function severityRow(type: ChangeType): Html {
  const severity = SEVERITY_OF[type];
  return html`<tr>
    <th scope="row">${changeWords(type)}</th>
    <td data-label="Direction">${direction(type)}</td>
    <td data-label="Sets">${sets(severity)}</td>
    ${severity === null ? html`<td class="nothing">–</td>` : html`<td data-label="For how long">${duration(type)}</td>`}
  </tr> `;
}

function sets(severity: (typeof SEVERITY_OF)[ChangeType]): Html {
  if (severity === null) return html`nothing`;
  if (severity !== 'by effect') return levelMark({ kind: severity, word: severity });
  return html`<span
    >${levelMark({ kind: 'risky', word: 'risky' })} if the listed product ends,
    ${levelMark({ kind: 'caution', word: 'caution' })} if it narrows</span
  >`;
}

function duration(type: ChangeType): string {
  const severity = SEVERITY_OF[type];
  if (LAPSING.has(type)) return `${String(DAYS_BEFORE_LAPSING)} days`;
  return severity === 'caution' ? 'for good' : `softens to caution after ${String(DAYS_BEFORE_SOFTENING)} days`;
}

const STABILITY = html`<section aria-labelledby="stability">
  <h2 id="stability">Stability</h2>
  ${factList([
    [
      'volatile',
      'The free tier or the open source was taken away, the product ends, or two or more negative records count.',
    ],
    ['watch', 'One negative record counts.'],
    ['improving', 'At least one positive record with a source, and no negative one.'],
    ['stable', 'None of these.'],
  ])}
  <p>
    No class is given where the link is unreachable; <em>stable</em> and <em>improving</em> also on any ground that
    leaves out a favourable level.
  </p>
</section> `;

const RANK = html`<section aria-labelledby="demerits">
  <h2 id="demerits">Rank</h2>
  <p>All others are ordered by their demerits, fewer first. There are no merits to collect.</p>
  ${dataTable(
    'Demerits',
    ['Ground', 'Demerits'],
    [
      [`Free tier withdrawn within ${String(DAYS_A_WITHDRAWAL_WEIGHS)} days`, WEIGHT.withdrawn],
      ["The offer's page is gone for good", WEIGHT.gone],
      ["The offer's page is unreachable", WEIGHT.unreachable],
      ['Time-limited: credits, trials, betas, previews, sandboxes', WEIGHT.timeLimited],
      [
        `Neither written nor confirmed within ${String(DAYS_BEFORE_AN_ENTRY_IS_OLD)} days, unless its page already counts`,
        WEIGHT.old,
      ],
      [`Ends within ${String(DAYS_BEFORE_EXPIRY)} days`, WEIGHT.expiring],
    ],
  )}
  <p>
    Reduced limits, new prices and restrictions are shown and rated, but move no rank. Neither do signals, referral
    programmes or the size of a vendor.
  </p>
</section> `;
