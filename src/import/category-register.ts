import { byCodeUnits } from '../rules/text/by-code-units.ts';
import type { z } from 'zod';
import type { Slug } from '../model/slug.ts';
import type { categoriesFile } from '../compile/shape/lists.ts';
import { NameRegister, type Registered } from './name-register.ts';

type AuthoredCategories = z.input<typeof categoriesFile>;

interface Members {
  readonly name: string;
  offers: number;
  restricted: number;
}

/** The closed list of categories, collected from the records. A dump has no other data about them. */
export class CategoryRegister {
  readonly #names = new NameRegister();
  readonly #members = new Map<Slug, Members>();

  register(written: unknown): Registered {
    return this.#names.register(written);
  }

  spelling(written: string): string | undefined {
    return this.#names.spelling(written);
  }

  /** Counts a record that was taken under the category. */
  count(
    category: { readonly slug: Slug; readonly name: string },
    member: 'change' | 'offer' | 'restricted offer',
  ): void {
    const known = this.#members.get(category.slug) ?? { name: category.name, offers: 0, restricted: 0 };
    if (member !== 'change') known.offers++;
    if (member === 'restricted offer') known.restricted++;
    this.#members.set(category.slug, known);
  }

  /** `categories.yaml`, plainly: an editor has to say what each name holds and answers. */
  file(): AuthoredCategories {
    const members = [...this.#members.values()].sort((a, b) => byCodeUnits(a.name, b.name));
    return members.map(({ name, offers, restricted }) => ({
      name,
      audience: 'developer',
      // Every offer of a `programmes` category has restricted eligibility (docs/rules.md#category-holds).
      holds: offers > 0 && restricted === offers ? 'programmes' : 'products',
      scope:
        offers > 0
          ? `Offers that the imported index lists under ${name}.`
          : `Changes recorded under ${name}; no offers.`,
      answers: [`What is there under ${name}?`],
    }));
  }
}
