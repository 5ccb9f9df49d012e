import { visible } from '../compile/diagnostics/diagnostic.ts';
import type { Imported } from './import-index.ts';
import type { DumpName, Note, Verdict } from './note.ts';

const SECTIONS: readonly { readonly verdict: Verdict; readonly heading: string }[] = [
  { verdict: 'left-out', heading: 'Left out' },
  { verdict: 'dropped', heading: 'Imported without a field or entry' },
  { verdict: 'repaired', heading: 'Imported with a field changed' },
  { verdict: 'noted', heading: 'Imported unchanged, to be reviewed' },
];

/** The account of an import as a person reads it: counts first, then every record that did not come over as it stood. */
export function importReport({ counts, notes, files, waived }: Imported): string {
  const names: readonly DumpName[] = ['offers', 'changes'];
  const tally = names.map((name) => {
    const { read, imported } = counts[name];
    return `${name.padEnd(8)} ${String(read)} read, ${String(imported)} imported, ${String(read - imported)} left out`;
  });
  const sections = SECTIONS.flatMap(({ verdict, heading }) =>
    section(
      heading,
      notes.filter((note) => note.verdict === verdict),
    ),
  );
  return [...tally, `files    ${String(files.length)}`, ...sections, ...accepted(waived)].join('\n');
}

function section(heading: string, notes: readonly Note[]): string[] {
  return notes.length === 0 ? [] : ['', `${heading} (${String(notes.length)}):`, ...notes.map(line)];
}

function accepted(waived: Imported['waived']): string[] {
  if (waived.length === 0) return [];
  const lines = waived.map(({ at, code, what }) => visible(`  ${at.file} ${code}: ${what}`));
  return ['', `Likely wrong, accepted in waivers.yaml until reviewed (${String(waived.length)}):`, ...lines];
}

function line({ from, index, vendor, field, reason }: Note): string {
  const record = `${from}[${String(index)}]${vendor === null ? '' : ` ${vendor}`}`;
  return visible(`  ${record}${field === null ? '' : ` ${field}`}: ${reason}`);
}
