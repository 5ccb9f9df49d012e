import { isMap, isScalar, isSeq, type Document, type Node, type YAMLMap } from 'yaml';
import { figuresOf } from '../rules/figures/figures-of.ts';
import { isSameAmount } from '../rules/figures/same-figure.ts';
import { canonicalLimit, isLimitError, parseLimit } from '../rules/limits/parse-limit.ts';
import { likenessOf, wantedFigure } from '../rules/reading/limit-likeness.ts';
import { fix } from '../editing/fix/fix.ts';
import { yamlDocument } from '../compile/parse/parse.ts';
import type { SourceFile } from '../compile/read/read.ts';
import type { Proposal } from './proposal.ts';

/** The vendor's file with the proposal in it, or why it cannot be applied. */
export type Applied = { readonly file: SourceFile } | { readonly refusal: string };

/**
 * Puts a proposal into its vendor's file through the document tree, so that comments and all other values stay. A change
 * record is added without an impact and with a comment that asks an editor to finish it.
 */
export function applyProposal(proposal: Proposal, { path, text }: SourceFile): Applied {
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
  const current = proposal.offer ? restateOffer(document, proposal) : null;
  if (current && 'refusal' in current) return current.refusal;
  const node = document.createNode({ ...record, ...current }) as Node;
  node.commentBefore = ` Proposal ${id}: compare with the page, write impact and summary, then remove this line.`;
  if (isSeq(changes)) changes.items.push(node);
  else document.set('changes', document.createNode([node]));
  return null;
}

/** Replaces the limit lines, the numbers of the description and the day of the offer by those of the page. */
function restateOffer(
  document: Document,
  proposal: Proposal,
): { readonly current_state: string } | { readonly refusal: string } {
  const offer = offerOf(document, proposal);
  const limits = offer?.get('limits');
  if (!offer || !isSeq(limits)) return { refusal: 'the file has not one offer of this category and tier, with limits' };
  let description = String(offer.get('description')).trim();
  for (const { old, now } of proposal.figures ?? []) {
    const at = limits.items.findIndex((item) => isScalar(item) && canonicalLimit(String(item.value)) === old);
    if (at < 0) return { refusal: `the offer has no limit \`${old}\`` };
    limits.set(at, now);
    description = restateDescription(description, old, now);
  }
  offer.set('description', description);
  offer.set('verifiedDate', proposal.read_on);
  return { current_state: description };
}

/** The description with the one figure that is the limit's; as it is where none or several are. */
function restateDescription(description: string, old: string, now: string): string {
  const limit = parseLimit(old);
  if (isLimitError(limit)) return description;
  const wanted = wantedFigure(limit);
  const found = figuresOf(description).filter(
    (figure) => isSameAmount(figure, wanted) && likenessOf(limit, figure) === 'same',
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return description;
  const [before = '', after = ''] = [old, now].map(
    (line) => /^(?:unlimited|[$€£]?[\d.,]+(?: [KMGTP]i?B\b)?)/.exec(line)?.[0],
  );
  const written =
    /^(?:unlimited|[$€£]?[\d.,]*\d(?: ?(?:[KMGTP]i?B|[KkMB]|million|billion|thousand)\b)?)/i.exec(only.text)?.[0] ??
    before;
  return `${description.slice(0, only.start)}${after}${description.slice(only.start + written.length)}`;
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
