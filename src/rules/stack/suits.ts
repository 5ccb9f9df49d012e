import type { Listing } from '../../model/catalogue.ts';

/** Qualifying tags of a job; absent when every offer of the category qualifies. */
export type JobTags = readonly string[] | undefined;

/** Whether an offer has one of the qualifying tags (docs/rules.md#picks). */
export function doesJob({ offer }: Listing, tags: JobTags): boolean {
  return tags === undefined || offer.tags.some((tag) => tags.includes(tag));
}

const LEADING_TAGS = 2;

/** Whether an offer has one of the two leading tags of another (docs/rules.md#picks). */
export function doesSameJob(candidate: Listing, service: Listing): boolean {
  const leading = service.offer.tags.slice(0, LEADING_TAGS);
  return candidate.offer.tags.some((tag) => leading.includes(tag));
}
