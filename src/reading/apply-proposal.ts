import { isMap, isScalar, isSeq, type Document, type Node, type YAMLMap } from 'yaml';
import type { Figure } from '../rules/figures/figure.ts';
import { figuresOf } from '../rules/figures/figures-of.ts';
import { unitOf } from '../rules/figures/units.ts';
import { singular } from '../rules/figures/words.ts';
import { canonicalLimit } from '../rules/limits/canonical-limit.ts';
import { isLimitError, parseLimit } from '../rules/limits/parse-limit.ts';
import { hasAmountOf, likenessOf } from '../rules/reading/limit-likeness.ts';
import { fix } from '../editing/fix/fix.ts';
import type { ReplacedFigure } from '../model/page-verdict.ts';
import { yamlDocument } from '../compile/parse/parse.ts';
import type { SourceFile } from '../compile/read/read.ts';
import type { Proposal } from './proposal.ts';

/**
 * Puts a proposal into its vendor's file through the document tree, so that comments and all other values stay. A change
 * record is added without an impact and with a comment that asks an editor to finish it. A refusal says why it cannot be
 * applied.
 */
export function applyProposal(proposal: Proposal, { path, text }: SourceFile) {
  const document = yamlDocument(text);
  const refusal = document.errors.length > 0 ? `${path} is not valid YAML` : editDocument(document, proposal);
  if (refusal !== null) return { refusal };
  const fixed = fix({ path, text: document.toString() });
  if ('diagnostics' in fixed) return { refusal: fixed.diagnostics[0]?.what ?? `${path} cannot be read` };
  return { file: { path, text: fixed.text } };
}

/** Null where it is done. */
function editDocument(document: Document, proposal: Proposal): string | null {
  if (proposal.kind === 'url') return replaceUrl(document, proposal);
  if (proposal.kind === 'programme') return setReadOn(document, proposal.read_on);
  const { record, id } = proposal;
  if (!record) return 'it has no change record: an editor has to decide what follows';
  const changes = document.get('changes');
  if (isSeq(changes) && changes.items.some((item) => isMap(item) && String(item.get('detected_by')).includes(id))) {
    return 'its change record is in the file already';
  }
  const restated = proposal.offer ? restateOffer(document, proposal) : null;
  if (restated && 'refusal' in restated) return restated.refusal;
  const node = document.createNode({ ...record, ...(restated && { current_state: restated.terms }) }) as Node;
  const todo = restated?.isDescribed === false ? 'restate the description, write' : 'write';
  node.commentBefore = ` Proposal ${id}: compare with the page, ${todo} impact and summary, then remove this line.`;
  if (isSeq(changes)) changes.items.push(node);
  else document.set('changes', document.createNode([node]));
  return null;
}

/**
 * Replaces the limit lines, the numbers of the description and the day of the offer by those of the page. Returns the terms after
 * the change: the description, or the new limits where a figure of it could not be replaced.
 */
function restateOffer(document: Document, proposal: Proposal) {
  const offer = offerOf(document, proposal);
  const limits = offer?.get('limits');
  if (!offer || !isSeq(limits)) return { refusal: 'the file has not one offer of this category and tier, with limits' };
  const figures = proposal.figures ?? [];
  let description = String(offer.get('description')).trim();
  let isDescribed = true;
  for (const { old, now } of figures) {
    const lines = limits.items.map((item) => (isScalar(item) ? canonicalLimit(String(item.value)) : null));
    const at = lines.indexOf(old);
    if (at < 0) return { refusal: `the offer has no limit \`${old}\`` };
    const restated = restateDescription(description, { old, now }, lines.toSpliced(at, 1));
    isDescribed &&= restated !== null;
    limits.set(at, now);
    description = restated ?? description;
  }
  offer.set('description', description);
  offer.set('verifiedDate', proposal.read_on);
  return { terms: isDescribed ? description : figures.map(({ now }) => now).join('; '), isDescribed };
}

/**
 * The description with the new amount in the limit's figure: the one of its thing, or the one of its amount where no other limit
 * has that amount. Null where there is not one, or where the new line does not fit its words.
 */
function restateDescription(
  description: string,
  { old, now }: Pick<ReplacedFigure, 'old' | 'now'>,
  others: readonly (string | null)[],
): string | null {
  const limit = parseLimit(old);
  if (isLimitError(limit)) return null;
  const isEqual = (figure: Figure) => hasAmountOf(limit, figure);
  const equal = figuresOf(description).filter(isEqual);
  const named = equal.filter((figure) => likenessOf(limit, figure) === 'same');
  const isShared = others.some((line) => line !== null && figuresOf(line).some(isEqual));
  const [only, ...further] = named.length > 0 || isShared ? named : equal;
  if (!only || further.length > 0) return null;
  const restated = restateFigure(only, now);
  return restated && `${description.slice(0, only.start)}${restated}${description.slice(only.end)}`;
}

/** A figure with the amount of a new line, and its noun in the number of that line: "Five projects" as "1 project". */
function restateFigure(figure: Figure, line: string): string | null {
  const [next] = figuresOf(line);
  const hasPeriod = figure.period !== null || figure.kind === 'unlimited';
  if (!next || (hasPeriod && figure.period !== next.period)) return null;
  const [number, unit] = amountParts(figure);
  const [newNumber, newUnit] = amountParts(next);
  if (unit !== '' && (newUnit !== '' || figure.unit === next.unit))
    return `${newNumber}${newUnit || unit}${figure.words}`;
  // "20 build minutes" cannot be written in hours, nor "unlimited storage" in GB.
  if (figure.unit !== next.unit) return null;
  const nounOf = (word: string) => line.split(' ').find((other) => singular(other) === singular(word.toLowerCase()));
  const isSameNumber = /^(?:1|one)$/i.test(number) === (newNumber === '1');
  const words = isSameNumber ? figure.words : figure.words.replace(/\p{L}+/gu, (word) => nounOf(word) ?? word);
  return isSameNumber || words !== figure.words ? `${newNumber}${words}` : null;
}

/** The number of a figure, and the unit written at it: `1` and ` hour`; `2,000` and none of "2,000 build minutes". */
function amountParts({ text, words }: Figure): readonly [number: string, unit: string] {
  const amount = text.slice(0, text.length - words.length);
  const unit = amount.replace(/^(?:[^\p{L}]*\d|\p{L}+)/u, '');
  return unitOf(unit.replace(/^[ -]/, '')) ? [amount.slice(0, -unit.length), unit] : [amount, ''];
}

/** Null where the file has none or several of the offer's category and tier. */
function offerOf(document: Document, { offer }: Proposal): YAMLMap | null {
  const offers = document.get('offers');
  const [found, ...others] = (isSeq(offers) ? offers.items : []).filter(
    (item): item is YAMLMap =>
      isMap(item) && item.get('category') === offer?.category && item.get('tier') === offer?.tier,
  );
  return found && others.length === 0 ? found : null;
}

function replaceUrl(document: Document, proposal: Proposal): string | null {
  const offer = offerOf(document, proposal);
  if (!offer || offer.get('url') !== proposal.offer?.url)
    return 'the file has not one offer of this category, tier and url';
  offer.set('url', proposal.page);
  return null;
}

function setReadOn(document: Document, day: string): string | null {
  const programme = document.get('referral_program');
  if (!isMap(programme)) return 'the file has no referral programme';
  const before = programme.get('read_on', true);
  if (isScalar(before) && String(before.value) >= day) return `the programme was read on ${String(before.value)}`;
  programme.set('read_on', day);
  return null;
}
