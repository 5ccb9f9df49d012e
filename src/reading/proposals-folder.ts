import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isProposalId, parseProposal, proposalText } from './proposal-file.ts';
import type { Proposal } from './proposal.ts';

const SUFFIX = '.patch.yaml';

/** A folder of proposals outside the catalogue, a file each. */
export class ProposalsFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes proposals that are not there yet; returns the new ones. A finding made again keeps its first file. */
  write(proposals: readonly Proposal[]): readonly Proposal[] {
    return proposals.filter((proposal) => {
      const path = join(this.#folder, `${proposal.id}${SUFFIX}`);
      const text = existsSync(path) ? null : proposalText(proposal);
      if (text === null) return false;
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(path, text);
      return true;
    });
  }

  /** Every proposal of the folder, by id. Files that are none are left out. */
  list(): readonly Proposal[] {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(SUFFIX));
    return names.sort().flatMap((name) => this.find(name.slice(0, -SUFFIX.length)) ?? []);
  }

  /** The proposal with an id, or null. */
  find(id: string): Proposal | null {
    const path = join(this.#folder, `${id}${SUFFIX}`);
    if (!isProposalId(id) || !existsSync(path)) return null;
    const document = parseDocument(readFileSync(path, 'utf8'), { schema: 'core' });
    return document.errors.length > 0 ? null : parseProposal(document.toJS({ maxAliasCount: 0 }));
  }
}
