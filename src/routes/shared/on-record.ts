import { changeHistory } from '../../rules/changes/change-history.ts';
import { isSameBrand, type ResolvedVendor } from '../../rules/names/resolver.ts';
import { slug } from '../../rules/text/slug.ts';
import type { ReadonlyDeep } from '../route.ts';
import type { NamedService } from './named-services.ts';
import { onRecordOnly } from './named-services.ts';
import type { PublishedOnRecord } from './on-record.schema.ts';

/** The newest record of a vendor with change records only; null when all are retracted. */
export function publishedOnRecord(resolved: ResolvedVendor | null): ReadonlyDeep<PublishedOnRecord> | null {
  const newest = resolved && changeHistory(resolved.vendor)[0];
  if (!newest) return null;
  const { change_type, date, summary, alternatives } = newest;
  const own = resolved.vendor.slug;
  return { change_type, date, summary, alternatives: alternatives.filter((name) => !isSameBrand(slug(name), own)) };
}

/** One sentence with number and names of the services with change records only; none without such services. */
export function onRecordNote(services: readonly NamedService[]): readonly string[] {
  const names = services.flatMap((service) => onRecordOnly(service)?.vendor.name ?? []);
  if (names.length === 0) return [];
  const listed = names.length === 1 ? '1 service has' : `${names.length} services have`;
  return [`${listed} no listed offer, only change records: ${names.join(', ')}. See on_record of each.`];
}
