import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyProposal } from '../src/reading/apply-proposal.ts';
import { ProposalsFolder } from '../src/reading/proposal.ts';
import { makeFolder, replaceFile } from '../src/compile/write/out-folder.ts';
import { issueMarkdown } from '../src/reading/report.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, options } from './lib/command.ts';

const USAGE = 'npm run propose -- [--apply ID] [--proposals DIR] [--catalogue DIR] [--issues DIR]';

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
    // The nightly workflow opens an issue for each line.
    if (values.issues !== undefined) {
      makeFolder(values.issues);
      for (const proposal of found) {
        writeFileSync(join(values.issues, `${proposal.id}.md`), issueMarkdown(proposal));
        console.log(`${proposal.slug}\t${proposal.id}`);
      }
    } else if (found.length === 0) console.log(`no proposals in ${values.proposals}`);
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
