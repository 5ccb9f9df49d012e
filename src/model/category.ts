import type { Slug } from './slug.ts';
import type { Audience, Holds } from './vocabulary.ts';

export interface Category {
  readonly name: string;
  readonly slug: Slug;
  readonly scope: string;
  readonly audience: Audience;
  readonly holds: Holds;
  /** Questions the name answers; a question shared with another category links the two. */
  readonly answers: readonly string[];
  readonly retired_names: readonly string[];
  /** Tags that mean the job of the category; an offer without one of them does another job. */
  readonly tags?: readonly string[];
}
