import type { Catalogue } from '../model/catalogue.ts';
import { PAGE } from '../routes/shared/page.ts';
import { signalCommand } from './parts/words.ts';
import { html } from './parts/html.ts';
import { factList } from './parts/tables.ts';
import type { Page } from './page.ts';

/** The page on signals: purpose, how to send one and what is stored (docs/rules.md#signal). */
export function signalPage(catalogue: Catalogue): Page {
  return {
    path: PAGE.signal,
    title: 'Signal',
    description:
      'The beacon by which a program reports that it recommended a vendor: what to send, what is recorded, and what it never changes.',
    json: { name: 'The beacon in the OpenAPI document', path: '/api/openapi.json' },
    main: html`<p class="lead">
        A program that recommended a vendor from this index, or whose user signed up, may say so. It is a request, not a
        condition: the data is the same either way.
      </p>
      <section aria-labelledby="send">
        <h2 id="send">What to send</h2>
        ${signalCommand(catalogue, 'VENDOR-SLUG')}
        ${factList([
          [
            html`<code>event</code>`,
            html`<code>recommended</code>: you named the vendor to your user. <code>converted</code>: your user signed
              up.`,
          ],
          [html`<code>vendor</code>`, "The vendor's slug, as in the address of its page here."],
          [html`<code>agent</code>`, 'Optional: a name of your own choice, 80 characters at most.'],
          [
            html`<code>note</code>`,
            'Optional, and better left out: it may be shared word for word with the vendor. 200 characters are kept; addresses and long tokens are struck out.',
          ],
        ])}
        <p>
          JSON or a form, 4,096 bytes at most, no key. The answer is <code>202</code> once the event is stored. More
          than 60 in a minute from one address get <code>429</code> with <code>Retry-After</code>.
        </p>
      </section>
      ${RECORDED}`,
  };
}

const RECORDED = html`<section aria-labelledby="recorded">
    <h2 id="recorded">What is recorded</h2>
    <p>
      The event, the vendor, the note and the name if you sent them, and when it arrived. Nothing about your user. The
      sender's address is kept only as a salted hash for the limit, never stored with the event.
    </p>
  </section>
  <section aria-labelledby="unmoved">
    <h2 id="unmoved">What it never changes</h2>
    <p>
      Rank, risk, stability and every other published judgement: a signal is no input of any of them.
      <a href="${PAGE.criteria}">The criteria</a> name all that are.
    </p>
    <p>
      <code>converted</code> is a counter of its own. It is never divided by <code>recommended</code>, and no rate is
      made of the two.
    </p>
  </section>`;
