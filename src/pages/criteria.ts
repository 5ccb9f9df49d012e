import type { Catalogue } from '../model/catalogue.ts';
import { criteriaTies } from './criteria-ties.ts';
import type { Page } from './page.ts';
import { html } from './parts/html.ts';
import { described, paragraphs } from './parts/prose.ts';
import { criteriaMarkdown } from '../routes/shared/criteria-markdown.ts';
import { PAGE } from '../routes/shared/page.ts';

/** Places of the sections that links name, in the order of the rules. */
const PLACES = ['gate', 'risk', 'stability', 'demerits', 'dates'];

/** The rules in the words that agents get (docs/rules.md#gate, #risk-level, #stability, #rank-order), and a worked tie. */
export function criteriaPage(catalogue: Catalogue): Page {
  const [head = '', ...sections] = criteriaMarkdown(catalogue).split(/^## /m);
  const [, lead = ''] = head.split('\n\n');
  const parts = sections.map((section, at) => {
    const [title = '', ...text] = section.split('\n');
    const shown = text.join('\n').replace(/^With an example.*$/m, '');
    // Types of change in words, as on every page.
    const words = shown.replace(/^\| [a-z_]+ /gm, (type) => type.replaceAll('_', ' '));
    return { id: PLACES[at] ?? '', title, text: words };
  });
  return {
    path: PAGE.criteria,
    title: 'Criteria',
    description:
      'How offers are rated and ordered: what is listed apart, what makes one cautious or risky, and how equals are ordered, with an example to recompute.',
    jsonAlternate: '/api/openapi.json',
    jsonAlternateTitle: 'The API that answers by these rules',
    kind: 'AboutPage',
    main: html`<h1>Criteria</h1>
      <p class="lead">${described(lead)}</p>
      <nav class="contents" aria-label="On this page">
        <ul>
          ${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          <li><a href="#ties">Ties</a></li>
        </ul>
      </nav>
      ${parts.map(
        ({ id, title, text }) =>
          html`<section aria-labelledby="${id}">
            <h2 id="${id}">${title}</h2>
            ${paragraphs(text)}
          </section> `,
      )}${criteriaTies(catalogue)}`,
  };
}
