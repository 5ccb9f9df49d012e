import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { formText } from '../parts/form.ts';
import { type Html, NOTHING, html } from '../parts/html.ts';
import type { Values } from '../../routes/parameter.ts';
import { PAGE, comparisonPath, vendorPage } from '../../routes/shared/page.ts';
import { resolveVendor } from '../../rules/names/resolver.ts';
import { suggestions } from '../../rules/names/suggestions.ts';

const MAX_CHARS = 100;

/** Two vendors by name, as the form sends them. */
export const PAIR_PARAMETERS = {
  a: formText('A vendor by name.', MAX_CHARS),
  b: formText('Another vendor by name.', MAX_CHARS),
} as const;

export type PairQuestion = Values<typeof PAIR_PARAMETERS>;

/** The two vendors that a question names, the lesser slug first; null where it names fewer. */
export function pairNamed(catalogue: Catalogue, { a, b }: PairQuestion): readonly [Vendor, Vendor] | null {
  const [one, other] = [a, b].map((text) => vendorNamed(catalogue, text));
  if (!one || !other || one === other) return null;
  return one.slug < other.slug ? [one, other] : [other, one];
}

function vendorNamed(catalogue: Catalogue, text: string | null): Vendor | null {
  const resolution = resolveVendor(catalogue, text?.trim() ?? '');
  return resolution.kind === 'vendor' ? resolution.vendor : null;
}

/** A form for two names, and below it what is wrong with those that were sent. */
export function pairForm(catalogue: Catalogue, question: PairQuestion): Html {
  return html`<form class="choose" action="${PAGE.compare}" method="get" aria-label="Compare two vendors">
      ${field('a', 'One vendor', question.a)} ${field('b', 'Another', question.b)}
      <button type="submit">Compare</button>
    </form>
    ${notices(catalogue, question)}`;
}

function field(key: keyof PairQuestion, label: string, value: string | null): Html {
  return html`<label
    >${label}
    <input name="${key}" value="${value ?? ''}" maxlength="${MAX_CHARS}" required autocomplete="off" spellcheck="false"
  /></label>`;
}

function notices(catalogue: Catalogue, { a, b }: PairQuestion): Html {
  const sent = [a, b].flatMap((text) => (text === null || text.trim() === '' ? [] : [text.trim()]));
  if (sent.length === 0) return NOTHING;
  const unknown = sent.filter((text) => !vendorNamed(catalogue, text));
  const [vendor] = sent.flatMap((text) => vendorNamed(catalogue, text) ?? []);
  if (unknown.length > 0) return html`${unknown.map((text) => unknownNotice(catalogue, text, vendor))}`;
  if (!vendor) return NOTHING;
  return html`<p class="notice">
    Both fields need a name, of two different vendors. <a href="${vendorPage(vendor)}">${vendor.name}</a> has a page of
    its own.
  </p>`;
}

/** With the nearest names, each compared with the known vendor where there is one. */
function unknownNotice(catalogue: Catalogue, text: string, known: Vendor | undefined): Html {
  const near = suggestions(catalogue, text).flatMap((each) => vendorNamed(catalogue, each) ?? []);
  const address = (vendor: Vendor): string =>
    known && known !== vendor ? comparisonPath(known, vendor) : vendorPage(vendor);
  const meant =
    near.length === 0
      ? NOTHING
      : html` Did you mean
        ${near.map((vendor, place) => html`${place === 0 ? '' : ', '}<a href="${address(vendor)}">${vendor.name}</a>`)}?`;
  return html`<p class="notice">“${text}” is not the name of one vendor.${meant}</p> `;
}
