import { validateFolder } from '../../../src/compile/validate-folder.ts';
import { SITE_NAME } from '../../../src/compile/site.ts';
import { hostFiles, indexFile } from '../../../src/compile/write/host-files.ts';
import { OutFolder } from '../../../src/compile/write/out-folder.ts';
import { DistWriter } from '../../../src/compile/write/write.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { UsageError } from '../../lib/exit-code.ts';
import { enlarged } from './enlarged.ts';

/** A build to be written, of a catalogue folder so many times over. */
export interface IndexBuild {
  readonly catalogue: string;
  readonly times: number;
  readonly date: IsoDate;
}

/** Writes a build with its index and nothing else, so that a host computes every answer; returns what it was made of. */
export async function writeIndexBuild(out: string, { catalogue: folder, times, date }: IndexBuild): Promise<Catalogue> {
  const { records, diagnostics } = await validateFolder(folder, date);
  const [fault] = diagnostics;
  if (fault) throw new UsageError(`${folder} has faults, the first of them: ${fault.what}`);
  const catalogue = link(enlarged(records, times), date, { name: SITE_NAME, base_url: 'https://deals.example' });
  const writer = new DistWriter(new OutFolder(out, folder));
  writer.write(indexFile(catalogue, writer.written));
  for (const file of hostFiles(catalogue, writer.written)) writer.writeUnlisted(file);
  writer.commit();
  return catalogue;
}
