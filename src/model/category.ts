import type { Slug } from './slug.ts';
import type { Audience, Holds } from './vocabulary.ts';

export interface Category {
  readonly name: string;
  readonly slug: Slug;
  readonly scope: string;
  readonly audience: Audience;
  readonly holds: Holds;
  /** Questions that the category answers; a question shared by two categories relates them. */
  readonly answers: readonly string[];
  readonly retired_names: readonly string[];
  /** Tags that qualify an offer for the category's job (docs/rules.md#picks). */
  readonly tags?: readonly string[];
}
