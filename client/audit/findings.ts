import type { Facts, VendorFacts } from './facts.ts';
import type { UsedVendor } from './match.ts';
import type { FoundMention } from './mention.ts';

/** What an audit may find, the most severe first. */
export const FINDING_LEVELS = ['gone', 'risky', 'ending', 'expiring', 'caution'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** One thing to know about a vendor that the project uses. */
export interface Finding {
  readonly level: FindingLevel;
  /** Day of the record, of the end or of the expiry; null where the fact has none. */
  readonly date: string | null;
  readonly text: string;
  readonly source_url: string | null;
}

/** A vendor that the project's files name, and what the index says of it. */
export interface AuditedVendor {
  readonly vendor: string;
  readonly slug: string;
  /** The most severe finding; without one the published level, and `unrated` where none is published. */
  readonly status: FindingLevel | 'stable' | 'unrated';
  /** The most severe first. */
  readonly findings: readonly Finding[];
  /** Why no level is published; null where one is. */
  readonly withheld: string | null;
  /** Vendors to use instead; empty where nothing was found. */
  readonly use_instead: readonly string[];
  readonly named_by: readonly FoundMention[];
}

/** The result of an audit. */
export interface Audit {
  /** Newest day of any entry or record of the index; null where the index is empty. */
  readonly catalogue_as_of: string | null;
  readonly source: string;
  readonly files_read: number;
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
  /** How many vendors are left out because only a lockfile names them; 0 with `--indirect`. */
  readonly only_in_lockfiles: number;
  /** The most severe first, then by slug. */
  readonly vendors: readonly AuditedVendor[];
}

/** Gates that are findings. The end of a product is one in every case, that of an offer where it is not a programme. */
const GATE_LEVELS: Readonly<Record<string, FindingLevel>> = {
  product_discontinued: 'gone',
  offer_retired: 'expiring',
  offer_expired: 'expiring',
};

/** The vendors of a project with what the facts say of them; `audited` is sorted by severity. */
export function auditedVendors(used: readonly UsedVendor[], facts: Facts): readonly AuditedVendor[] {
  const bySlug = new Map(facts.vendors.map((vendor) => [vendor.slug, vendor]));
  return used
    .flatMap((vendor) => {
      const known = bySlug.get(vendor.slug);
      return known ? [auditVendor(vendor, known, facts)] : [];
    })
    .sort((a, b) => severityRank(a.status) - severityRank(b.status) || (a.slug < b.slug ? -1 : 1));
}

function auditVendor({ vendor, slug, mentions }: UsedVendor, known: VendorFacts, facts: Facts): AuditedVendor {
  const findings = [...findingsOf(vendor, known, facts)].sort((a, b) => severityRank(a.level) - severityRank(b.level));
  return {
    vendor,
    slug,
    status: findings[0]?.level ?? (known.risk_level === 'stable' ? 'stable' : 'unrated'),
    findings,
    withheld: known.withheld,
    use_instead: findings.length > 0 ? known.alternatives.filter((other) => other !== vendor) : [],
    named_by: mentions,
  };
}

function* findingsOf(vendor: string, known: VendorFacts, facts: Facts): Generator<Finding> {
  const { gate, cause, risk_level } = known;
  const isOwnEnd = gate?.code === 'product_discontinued' || !known.is_programme;
  const gateLevel = gate && isOwnEnd ? GATE_LEVELS[gate.code] : undefined;
  if (gate && gateLevel) {
    yield { level: gateLevel, ...endOf(gate, cause) };
  } else if (known.is_link_gone && !known.is_programme) {
    yield { level: 'gone', date: null, text: 'The page of the offer is gone.', source_url: null };
  }
  if ((risk_level === 'risky' || risk_level === 'caution') && cause) {
    yield { level: risk_level, date: cause.date, text: cause.summary, source_url: cause.source_url };
  }
  for (const [level, list] of [['ending', facts.endings] as const, ['expiring', facts.expiring] as const]) {
    for (const { vendor: of, date, summary, source_url } of list) {
      if (of === vendor) yield { level, date, text: summary, source_url };
    }
  }
}

/** Why an offer is gated; where a product ended, the record that says so, which the reason names by its day. */
function endOf(gate: NonNullable<VendorFacts['gate']>, cause: VendorFacts['cause']): Omit<Finding, 'level'> {
  if (gate.code === 'product_discontinued' && cause && gate.reason.includes(cause.date)) {
    return { date: cause.date, text: cause.summary, source_url: cause.source_url };
  }
  return { date: null, text: gate.reason, source_url: null };
}

function severityRank(status: AuditedVendor['status']): number {
  if (status === 'stable') return FINDING_LEVELS.length + 1;
  return status === 'unrated' ? FINDING_LEVELS.length : FINDING_LEVELS.indexOf(status);
}

/** Whether an audit holds a finding of a level or of a more severe one. */
export function reaches({ vendors }: Audit, level: FindingLevel): boolean {
  return vendors.some(({ status }) => severityRank(status) <= severityRank(level));
}
