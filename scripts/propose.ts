import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyProposal } from '../src/reading/apply-proposal.ts';
import { ProposalsFolder, type Proposal } from '../src/reading/proposal.ts';
import { makeFolder, replaceFile } from '../src/compile/write/out-folder.ts';
import { issueMarkdown } from '../src/reading/report.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, options } from './lib/command.ts';

const USAGE = 'npm run propose -- [--apply ID] [--proposals DIR] [--catalogue DIR] [--issues DIR]';

/** Writes the text of an issue for each proposal and prints `SLUG<tab>ID` lines, for the nightly workflow. */
function writeIssues(found: readonly Proposal[], dir: string): number {
  makeFolder(dir);
  for (const proposal of found) {
    writeFileSync(join(dir, `${proposal.id}.md`), issueMarkdown(proposal));
    console.log(`${proposal.slug}\t${proposal.id}`);
  }
  return EXIT.ok;
}

await run(() => {
  const { values } = options(USAGE, {
    catalogue: FLAG.catalogue,
    proposals: { type: 'string', default: 'proposals' },
    apply: FLAG.text,
    issues: FLAG.text,
  });
  const folder = new ProposalsFolder(values.proposals);
  if (values.apply === undefined) {
    const found = folder.list();
    if (values.issues !== undefined) return writeIssues(found, values.issues);
    if (found.length === 0) console.log(`no proposals in ${values.proposals}`);
    else for (const { id, vendor, says } of found) console.log(`${id}  ${vendor}: ${says}`);
    return EXIT.ok;
  }
  const proposal = folder.find(values.apply);
  if (!proposal) throw new UsageError(`${values.proposals} has no proposal "${values.apply}"`);
  const path = `vendors/${proposal.slug}.yaml`;
  const target = join(catalogueOption(values.catalogue), path);
  if (!existsSync(target)) throw new UsageError(`${target} does not exist`);
  const applied = applyProposal(proposal, { path, text: readFileSync(target, 'utf8') });
  if ('refusal' in applied) {
    console.error(`${proposal.id} was not applied: ${applied.refusal}`);
    return EXIT.diagnostics;
  }
  replaceFile(target, applied.file.text);
  const next = proposal.record ? 'finish the change record, then npm run check' : 'npm run diff';
  console.log(`written  ${target}; next: ${next}`);
  return EXIT.ok;
});
