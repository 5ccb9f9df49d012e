import type { Listing } from '../../model/catalogue.ts';

/** Tags that mean a job; absent where any offer of the category does it. */
export type JobTags = readonly string[] | undefined;

/** Whether an offer does a job: it has one of the tags that mean it. */
export function doesJob({ offer }: Listing, tags: JobTags): boolean {
  return tags === undefined || offer.tags.some((tag) => tags.includes(tag));
}

const LEADING_TAGS = 2;

/** Whether an offer does the job of another: it has one of the other's two leading tags. */
export function doesSameJob(candidate: Listing, service: Listing): boolean {
  const leading = service.offer.tags.slice(0, LEADING_TAGS);
  return candidate.offer.tags.some((tag) => leading.includes(tag));
}
