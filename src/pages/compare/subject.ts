import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { vendorWithSlug } from '../parts/links.ts';
import { exactVendor, resolveVendor, vendorNamed } from '../../rules/names/resolver.ts';
import { suggestions } from '../../rules/names/suggestions.ts';
import { formText } from '../parts/form.ts';
import { type Html, NOTHING, html, wordList } from '../parts/html.ts';
import type { Values } from '../../routes/parameter.ts';
import { PAGE, comparisonPath, vendorPage } from '../../routes/shared/page.ts';

const BETWEEN = '-vs-';
/** Maximum length of a text that is read as two names. */
const MAX_CHARS = 200;

/** The pair of vendors of a path as this site writes it; null for any other text. */
export function pairOf(catalogue: Catalogue, text: string): readonly [Vendor, Vendor] | null {
  for (const [before, behind] of splits(text)) {
    const [first, second] = [vendorWithSlug(catalogue, before), vendorWithSlug(catalogue, behind)];
    if (first && second && first.slug < second.slug) return [first, second];
  }
  return null;
}

/**
 * The path to which another spelling of a pair is redirected: any names that mean one vendor each, in either order. For
 * one vendor twice it is the vendor's page. Null where a name means no vendor or several.
 */
export function comparisonNamed(catalogue: Catalogue, text: string): string | null {
  for (const names of splits(text.toLowerCase())) {
    const [one, other] = names.map((name) => vendorNamed(catalogue, name));
    if (one && other) return one === other ? vendorPage(one) : comparisonPath(one, other);
  }
  return null;
}

const MAX_MEANT = 5;

/** The two names of a path that names no pair, as the form takes them; null where it has not the form of one. */
export function namesBetween(text: string): PairQuestion | null {
  const [a, b] = [...splits(text)][0] ?? [];
  return a === undefined || b === undefined ? null : { a, b };
}

/** The vendors that a name may mean; for a name that means none, those with a similar spelling. */
export function vendorsMeant(catalogue: Catalogue, text: string): readonly Vendor[] {
  const found = resolveVendor(catalogue, text);
  if (found.kind === 'vendor') return [found.vendor];
  return 'vendors' in found
    ? found.vendors
    : suggestions(catalogue, text).flatMap((name) => exactVendor(catalogue, name)?.vendor ?? []);
}

/** Every split of a text into two names; a name may contain the separator. */
function* splits(text: string): Generator<readonly [string, string]> {
  if (text.length > MAX_CHARS) return;
  for (let at = text.indexOf(BETWEEN); at !== -1; at = text.indexOf(BETWEEN, at + 1)) {
    yield [text.slice(0, at), text.slice(at + BETWEEN.length)];
  }
}

const MAX_NAME_CHARS = 100;

export const PAIR_PARAMETERS = {
  a: formText('A vendor by name.', MAX_NAME_CHARS),
  b: formText('Another vendor by name.', MAX_NAME_CHARS),
} as const;

export type PairQuestion = Values<typeof PAIR_PARAMETERS>;

/** The two vendors that a question names, the lesser slug first; null where it names fewer. */
export function pairNamed(catalogue: Catalogue, { a, b }: PairQuestion): readonly [Vendor, Vendor] | null {
  const [one, other] = [a, b].map((text) => vendorNamed(catalogue, text?.trim() ?? ''));
  if (!one || !other || one === other) return null;
  return one.slug < other.slug ? [one, other] : [other, one];
}

/** A form for two names, with what is wrong about each beside it. */
export function pairForm(catalogue: Catalogue, { a, b }: PairQuestion): Html {
  const [textA, textB] = [a?.trim() ?? '', b?.trim() ?? ''];
  const [one, other] = [vendorNamed(catalogue, textA), vendorNamed(catalogue, textB)];
  const isEmpty = a === null && b === null;
  const faultOfA = isEmpty ? null : faultOf(catalogue, textA, other);
  const faultOfB = isEmpty ? null : one !== null && one === other ? SAME : faultOf(catalogue, textB, one);
  return html`<form class="choose" action="${PAGE.compare}" method="get" aria-label="Compare two vendors">
    ${vendorField('a', a, faultOfA)}${vendorField('b', b, faultOfB)}
    <button type="submit">Compare</button>
  </form> `;
}

const LABEL = { a: 'One vendor', b: 'Another' } as const;
const SAME = html`This is the same vendor; name another.`;

function vendorField(key: keyof PairQuestion, value: string | null, fault: Html | null): Html {
  const faultAttributes = fault ? html` aria-invalid="true" aria-describedby="fault-${key}"` : NOTHING;
  return html`<div>
    <label
      >${LABEL[key]}
      <input
        name="${key}"
        value="${value ?? ''}"
        maxlength="${MAX_NAME_CHARS}"
        required
        autocomplete="off"
        spellcheck="false"
        ${faultAttributes}
    /></label>
    ${fault ? html`<p class="fault" id="fault-${key}">${fault}</p>` : NOTHING}
  </div> `;
}

/** What is wrong about a name, with the vendors that it may mean; null for one vendor. */
function faultOf(catalogue: Catalogue, text: string, other: Vendor | null): Html | null {
  const found = resolveVendor(catalogue, text);
  if (found.kind === 'vendor') return null;
  if (text === '') return html`A name is missing.`;
  const meant = vendorsMeant(catalogue, text).slice(0, MAX_MEANT);
  const links = meant.map((vendor) => {
    const path = other && other !== vendor ? comparisonPath(other, vendor) : vendorPage(vendor);
    return html`<a href="${path}">${vendor.name}</a>`;
  });
  const fault = found.kind === 'ambiguous' ? 'Several vendors have this name.' : 'No vendor has this name.';
  return html`${fault}${links.length === 0 ? NOTHING : html` Did you mean ${wordList(links)}?`}`;
}
