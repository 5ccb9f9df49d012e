import { isMap, isScalar, isSeq, type Document, type Node, type YAMLMap } from 'yaml';
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
  const refusal = document.errors.length > 0 ? `${path} is not valid YAML` : edited(document, proposal);
  if (refusal !== null) return { refusal };
  const fixed = fix({ path, text: document.toString() });
  if ('diagnostics' in fixed) return { refusal: fixed.diagnostics[0]?.what ?? `${path} cannot be read` };
  return { file: { path, text: fixed.text } };
}

/** Null where it is done. */
function edited(document: Document, { edit, record, id }: Proposal): string | null {
  if (edit?.of === 'offer') return replaceUrl(document, edit);
  if (edit) return setReadOn(document, edit.to);
  if (!record) return 'it names a finding and no edit: an editor has to decide what follows';
  const changes = document.get('changes');
  if (isSeq(changes) && changes.items.some((item) => isMap(item) && String(item.get('detected_by')).includes(id))) {
    return 'its change record is in the file already';
  }
  const node = document.createNode(record) as Node;
  node.commentBefore = ` Proposal ${id}: compare with the page, write impact and summary, then remove this line.`;
  if (isSeq(changes)) changes.items.push(node);
  else document.set('changes', document.createNode([node]));
  return null;
}

function replaceUrl(document: Document, edit: Extract<NonNullable<Proposal['edit']>, { of: 'offer' }>): string | null {
  const offers = document.get('offers');
  const found = (isSeq(offers) ? offers.items : []).filter(
    (item): item is YAMLMap => isMap(item) && item.get('category') === edit.category && item.get('tier') === edit.tier,
  );
  const [offer] = found;
  if (!offer || found.length > 1) return `${edit.tier} in ${edit.category} is not one offer of the file`;
  if (offer.get('url') !== edit.from) return `the offer's url is no longer ${edit.from}`;
  offer.set('url', edit.to);
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
