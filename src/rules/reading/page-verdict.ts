import type { PageText } from '../../model/page-text.ts';
import type { PageVerdict } from '../../model/page-verdict.ts';
import type { SourceCheckOutcome } from '../../model/vocabulary.ts';
import { figuresOfEntry, type EntryFigure } from '../figures/entry-figures.ts';
import { tierClass } from '../risk/tier-class.ts';
import { withoutAnnounced } from './announced-blocks.ts';
import { endedTerms } from './ended-terms.ts';
import { figureFindings, type FoundFigure } from './figure-findings.ts';
import { pageFigures } from './page-figures.ts';
import { statesOfferWords } from './offer-words.ts';
import { saysFree, statesPrice, mentions, tierNames, type TierNames } from './plan-labels.ts';
import type { ReadEntry } from './read-entry.ts';
import { vendorNaming, type VendorNaming } from './vendor-named.ts';

/**
 * What a page says about an offer. `confirmed` only where the page names the vendor and the tier (or says free) and states
 * every figure of the entry, at least one of them with the tier or with the thing counted; where anything is in doubt,
 * the lesser outcome. What the page announces as coming is left out.
 */
export function pageVerdict(entry: ReadEntry, whole: PageText, finalUrl: string): PageVerdict {
  const page = withoutAnnounced(whole);
  const naming = vendorNaming(entry.vendor, page);
  const tier = tierNames(entry.offer);
  const facts = factsOf(entry.offer);
  const findings = figureFindings(facts, naming === 'none' ? [] : pageFigures(page, tier));
  const vendorNames = [entry.vendor.name, ...entry.vendor.former_names];
  const ended = naming === 'full' ? endedTerms(page, tier, { vendorNames, finalUrl }) : null;
  const replaced = naming === 'full' ? findings.flatMap((found) => found.replaced ?? []) : [];
  const evidence = { figures: findings.map((found) => found.evidence), replaced, ended };
  if (ended) {
    return {
      outcome: 'changed',
      source_check: 'states_no_terms',
      found: 'The page says that these terms end or have ended.',
      ...evidence,
    };
  }
  if (replaced.length > 0) {
    const [first] = replaced;
    return {
      outcome: 'changed',
      source_check: 'states_no_amount',
      found: `The page states ${first?.now ?? ''} in place of ${first?.old ?? ''}.`,
      ...evidence,
    };
  }
  const standing = { naming, tier, isTierNamed: namesTier(page, tier), findings };
  if (isConfirmed(entry, page, standing)) return { outcome: 'confirmed', source_check: 'ok', found: null, ...evidence };
  return { ...lesserOutcome(page, standing), ...evidence };
}

/**
 * The figures that the page must state: all of the description, conditions and limits but the prices of other plans, which
 * count where the tier itself is not free. A trial is a fact of the tier where the tier is one, and a percentage where the
 * tier takes one.
 */
export function factsOf(offer: ReadEntry['offer']): readonly EntryFigure[] {
  const kind = tierClass(offer);
  const isOwnTerm = ({ role, figure }: EntryFigure) =>
    (role === 'trial' && kind === 'time-limited') || (figure.kind === 'percent' && kind === 'not free');
  const facts = figuresOfEntry(offer)
    .filter(({ role, figure }) => role !== 'other_plan' || figure.kind !== 'money' || kind === 'not free')
    .map((fact) => (isOwnTerm(fact) ? { ...fact, isFact: true } : fact));
  const isRepeat = ({ figure }: EntryFigure, at: number) =>
    facts.findIndex((other) => other.figure.text === figure.text && other.figure.thing === figure.thing) < at;
  return facts.filter((fact, at) => !isRepeat(fact, at));
}

interface Standing {
  readonly naming: VendorNaming;
  readonly tier: TierNames;
  readonly isTierNamed: boolean;
  readonly findings: readonly FoundFigure[];
}

function isConfirmed(entry: ReadEntry, page: PageText, { naming, tier, isTierNamed, findings }: Standing): boolean {
  if (naming !== 'full' || !isTierNamed) return false;
  if (findings.some(({ evidence }) => evidence.finding !== 'found')) return false;
  const own = findings.filter(({ fact }) => fact.isFact);
  if (own.length === 0) return statesOfferWords(entry, page, tier);
  return own.some(({ isWithTier }) => isWithTier) || own.length > 1;
}

/** The page says free or names the tier, outside of navigation and of former terms. */
function namesTier(page: PageText, tier: TierNames): boolean {
  const isOwn = (text: string) => mentions(text, tier, []).some((mention) => mention.isOwn);
  return (
    isOwn(page.title) ||
    isOwn(page.description) ||
    page.blocks.some(
      ({ text, isStruck, card, column, row }) =>
        !isStruck && [text, card, column, row].some((part) => part !== null && isOwn(part)),
    )
  );
}

type Lesser = Pick<PageVerdict, 'outcome' | 'source_check' | 'found'>;

/** What a page says that was read and does not confirm the entry. */
function lesserOutcome(page: PageText, { naming, isTierNamed, findings }: Standing): Lesser {
  const lesser = (source_check: SourceCheckOutcome, found: string): Lesser => ({
    outcome: 'link_ok',
    source_check,
    found,
  });
  if (naming === 'none') return lesser('does_not_name_vendor', 'The page does not name the vendor.');
  if (naming === 'company') return lesser('does_not_name_product', 'The page names the company, not the product.');
  const met = findings.filter(({ evidence }) => evidence.finding === 'found').length;
  const hasTerms = isTierNamed || met > 0 || statesTerms(page);
  if (!hasTerms)
    return {
      outcome: 'states_no_price',
      source_check: 'states_no_terms',
      found: 'The page states neither free terms nor prices.',
    };
  if (findings.length === 0) return lesser('ok', 'The page names the vendor; the entry has no figures to compare.');
  if (met === 0)
    return lesser(
      'states_no_amount',
      `The page states none of the ${findings.length} figures of the entry for its tier.`,
    );
  return lesser('ok', `The page states ${met} of the ${findings.length} figures of the entry for its tier.`);
}

function statesTerms(page: PageText): boolean {
  return page.blocks.some(({ text, isStruck }) => !isStruck && (statesPrice(text) || saysFree(text)));
}
