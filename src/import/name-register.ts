import { MAX_NAME_CHARS } from '../compile/shape/field-error.ts';
import type { Slug } from '../model/slug.ts';
import { fold } from '../rules/text/fold.ts';
import { slug } from '../rules/text/slug.ts';
import { quoted } from '../compile/diagnostics/diagnostic.ts';
import { tidy } from './clean.ts';

/** A name as the catalogue writes it; or why it cannot hold it. */
export type Registered = { readonly slug: Slug; readonly name: string } | { readonly error: string };

/** Names by slug, each in the spelling met first. Two names never share a slug (docs/rules.md#slug). */
export class NameRegister {
  readonly #names = new Map<Slug, string>();

  /** The entry of a name, created if new. Spellings of one name share an entry; two names with one slug are an error. */
  register(written: unknown): Registered {
    if (typeof written !== 'string') return { error: 'it has no name' };
    const name = tidy(written);
    const key = slug(name);
    if (key === '') return { error: `the name ${quoted(name)} has no letter a-z and no digit` };
    if (key.length > MAX_NAME_CHARS) return { error: `the name ${quoted(name)} is too long for a path` };
    const known = this.#names.get(key);
    if (known === undefined) this.#names.set(key, name);
    else if (!isSameName(known, name)) return { error: `the path of ${quoted(name)} is that of ${quoted(known)}` };
    return { slug: key, name: known ?? name };
  }

  /** The registered spelling of a name, or undefined. */
  spelling(written: string): string | undefined {
    const known = this.#names.get(slug(written));
    return known !== undefined && isSameName(known, tidy(written)) ? known : undefined;
  }

  has(key: Slug): boolean {
    return this.#names.has(key);
  }
}

// `imgix` and `Imgix` are one name, and so are `AI/ML` and `AI / ML`; `C` and `C++` are not.
function isSameName(one: string, other: string): boolean {
  const bare = (name: string): string => fold(name).replace(/\s+/g, '');
  return bare(one) === bare(other);
}
