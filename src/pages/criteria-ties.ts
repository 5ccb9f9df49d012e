import type { Catalogue } from '../model/catalogue.ts';
import { categoryPage } from '../routes/shared/page.ts';
import { html, type Html } from './html.ts';
import { shuffleProgram, workedShuffle, type ShuffleStep, type WorkedShuffle } from './worked-shuffle.ts';

/** How ties are broken, with one tie of today computed step by step (docs/rules.md#shuffle). */
export function criteriaTies(catalogue: Catalogue): Html {
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
      Groups follow each other by total. Offers behind the gate come last, as one group whose total is the largest
      ranked one plus 1.
    </p>
    ${example ? workedExample(example) : html`<p class="empty">No two offers are tied today, so there is nothing to draw.</p>`}
  </section>`;
}

function workedExample(example: WorkedShuffle): Html {
  const { category, demerits, question, names, hashed, seed, steps } = example;
  const digits = seed.slice(0, 8);
  return html`<h3 id="worked">A tie of today, step by step</h3>
    <p>
      In <a href="${categoryPage(category)}">${category.name}</a>, ${names.length} vendors are tied at
      ${demerits === 1 ? '1 demerit' : html`${demerits} demerits`}.
    </p>
    <dl class="facts wide">
      <div>
        <dt>Date</dt>
        <dd><code>${question.date}</code></dd>
      </div>
      <div>
        <dt>Query key</dt>
        <dd><code>${question.queryKey}</code></dd>
      </div>
      <div>
        <dt>Hashed text</dt>
        <dd><code id="hashed">${hashed}</code></dd>
      </div>
      <div>
        <dt>SHA-256</dt>
        <dd>
          <code class="long"><mark>${digits}</mark>${seed.slice(8)}</code>
        </dd>
      </div>
      <div>
        <dt>Start</dt>
        <dd><code>0x${digits}</code> = <code>${Number.parseInt(digits, 16)}</code></dd>
      </div>
    </dl>
    <div class="table" role="region" aria-label="The shuffle step by step" tabindex="0">
      <table class="steps">
        <thead>
          <tr>
            <th scope="col"><var>i</var></th>
            <th scope="col"><var>r</var></th>
            <th scope="col"><var>j</var></th>
            ${names.map((_, place) => html`<th scope="col">place ${place}</th>`)}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>–</td>
            <td>–</td>
            <td>–</td>
            ${names.map((name) => html`<td>${name}</td>`)}
          </tr>
          ${steps.map(stepRow)}
        </tbody>
      </table>
    </div>
    <p>
      The last row is the order in which the category's page shows them today. To draw it again, run this in a browser's
      console or in Node:
    </p>
    <pre id="program" tabindex="0"><code>${shuffleProgram(example)}</code></pre>`;
}

function stepRow({ i, r, j, names }: ShuffleStep): Html {
  const cells = names.map((name, place) => {
    if (place === i) return html`<td class="settled"><b>${name}</b></td>`;
    return place > i ? html`<td class="settled">${name}</td>` : html`<td>${name}</td>`;
  });
  return html`<tr>
    <td>${i}</td>
    <td>${r.toFixed(6)}</td>
    <td>${j}</td>
    ${cells}
  </tr> `;
}
