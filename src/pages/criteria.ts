import type { Catalogue } from '../model/catalogue.ts';
import type { Page } from './page.ts';
import { html, section, type Html } from './parts/html.ts';
import { figures } from './parts/words.ts';
import { inlineMarkdown, paragraphs, factList } from './parts/tables.ts';
import { criteriaMarkdown } from '../routes/shared/criteria-markdown.ts';
import { categoryPage, PAGE } from '../routes/shared/page.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';
import { categoryOrder } from '../rules/ranking/alternatives.ts';
import { seed, seedText, shuffle } from '../rules/ranking/ranked-order.ts';
import { assess } from '../rules/risk/assessment.ts';

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
    json: { name: 'The API that answers by these rules', path: '/api/openapi.json' },
    main: html`<p class="lead">${inlineMarkdown(lead)}</p>
      <nav class="contents" aria-label="On this page">
        <ul>
          ${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          <li><a href="#ties">Ties</a></li>
        </ul>
      </nav>
      ${parts.map(({ id, title, text }) => section(id, title, paragraphs(text)))}${criteriaTies(catalogue)}`,
  };
}

/** How ties are broken, with one tie of today computed step by step (docs/rules.md#shuffle). */
function criteriaTies(catalogue: Catalogue): Html {
  const example = workedShuffle(catalogue);
  return html`<section aria-labelledby="ties">
    <h2 id="ties">Ties</h2>
    <p>
      Most offers are tied, and no order among equals is fair for long. So each group of equals is shuffled anew every
      UTC day. The shuffle is given the day, the question and the demerit total, and nothing else: it cannot see a name,
      an id or any field of an offer.
    </p>
    <ol class="method">
      <li>
        Take the offers of one demerit total, in catalogue order: by the vendor's slug, then by place in its file.
      </li>
      <li>
        Write <code>DATE|QUERY_KEY|pTOTAL</code> and take its SHA-256. This is the <em>seed</em>; a response shows the
        one of its leading group, whose total is <code>demerits</code>.
      </li>
      <li>Start the generator <em>mulberry32</em> with the first 8 hexadecimal digits.</li>
      <li>
        Shuffle after Fisher and Yates, from the last place <var>i</var> down to 1: draw <var>r</var> from 0 to 1, let
        <var>j</var> = ⌊<var>r</var> · (<var>i</var> + 1)⌋, and swap <var>i</var> with <var>j</var>.
      </li>
    </ol>
    <p>
      Groups follow each other by total. Offers that are listed apart come last, as one group whose total is the largest
      ranked one plus 1.
    </p>
    ${example ? workedExample(example) : html`<p class="empty">No two offers are tied today, so there is nothing to draw.</p>`}
  </section>`;
}

function workedExample(example: WorkedShuffle): Html {
  const { category, demerits, question, names, hashed, seed, order } = example;
  const digits = seed.slice(0, 8);
  return html`<h3 id="worked">A tie of today, step by step</h3>
    <p>
      In <a href="${categoryPage(category)}">${category.name}</a>, ${names.length} vendors are tied at
      ${figures(demerits, 'demerit')}.
    </p>
    ${factList([
      ['Date', html`<code>${question.date}</code>`],
      ['Query key', html`<code>${question.queryKey}</code>`],
      ['Hashed text', html`<code id="hashed">${hashed}</code>`],
      ['SHA-256', html`<code class="long"><mark>${digits}</mark>${seed.slice(8)}</code>`],
      ['Start', html`<code>0x${digits}</code> = <code>${Number.parseInt(digits, 16)}</code>`],
    ])}
    <p>
      In catalogue order they are ${names.join(', ')}; the category's page shows them today as ${order.join(', ')}. To
      draw it again, run this in a browser's console or in Node:
    </p>
    <pre id="program" tabindex="0"><code>${shuffleProgram(example)}</code></pre>`;
}

/** Sizes of a tie, the best example first: few enough to follow, enough to be a shuffle. */
const SIZES = [5, 4, 6, 7, 3, 8, 2];

/** A tie of the day that is small enough to follow, with what repeats its shuffle; null when no two offers are tied. */
export function workedShuffle(catalogue: Catalogue) {
  const ties = catalogue.records.categories.flatMap((category) => {
    const ranked = categoryOrder(catalogue, category).listings.filter((listing) => !assess(catalogue, listing).gate);
    return [...groupBy(ranked, (listing) => assess(catalogue, listing).demerits)].map(([demerits, listings]) => ({
      category,
      demerits,
      /** Before the shuffle, in catalogue order. */
      names: listings.toSorted((one, other) => one.position - other.position).map(({ vendor }) => vendor.name),
    }));
  });
  const tie = SIZES.flatMap((size) => ties.find(({ names }) => names.length === size) ?? [])[0];
  if (!tie) return null;
  const { category, demerits: total, names } = tie;
  const question = { date: catalogue.date, queryKey: `category:${category.name}`, total };
  const order = shuffle(question, names.length).flatMap((place) => names[place] ?? []);
  return { ...tie, question, hashed: seedText(question), seed: seed(question), order };
}

type WorkedShuffle = NonNullable<ReturnType<typeof workedShuffle>>;

/** The shuffle as a standalone program for a browser console or Node. */
export function shuffleProgram({ names, hashed }: Pick<WorkedShuffle, 'names' | 'hashed'>): string {
  return `const names = ${JSON.stringify(names, null, 2)};
const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(${JSON.stringify(hashed)}));
let state = new DataView(hash).getUint32(0); // the first 8 hex digits
function draw() { // mulberry32
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
for (let i = names.length - 1; i > 0; i -= 1) {
  const j = Math.floor(draw() * (i + 1));
  [names[i], names[j]] = [names[j], names[i]];
}
console.log(names);`;
}
