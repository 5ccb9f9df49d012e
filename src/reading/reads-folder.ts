import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from '../compile/checks/index.ts';
import { canonicalYaml } from '../editing/fix/canonical.ts';
import { readsFile } from '../compile/shape/lists.ts';
import { collectFiles } from '../compile/validate.ts';
import { isRunning, replaceFile } from '../compile/write/out-folder.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { UsageError } from '../model/usage-error.ts';
import type { PageRead } from '../model/page-read.ts';
import type { Vendor } from '../model/vendor.ts';
import { withoutKeys } from '../rules/freshness/next-read.ts';

type Named = Pick<Vendor, 'slug' | 'name'>;

/**
 * The text of a vendor's file of reads. Where the catalogue refuses a text or an address of a page, the entry is kept without
 * them. Throws where `npm run check` would still refuse the file.
 */
export function readsText({ slug, name }: Named, reads: readonly PageRead[], date: IsoDate): string {
  const path = `reads/${slug}.yaml`;
  const shaped = readsFile.safeParse({
    reads: reads.map((read) => (readsFile.safeParse({ reads: [read] }).success ? read : withoutPageTexts(read))),
  });
  if (!shaped.success) throw new Error(`${path} would be invalid: ${shaped.error.issues[0]?.message ?? ''}`);
  const text = canonicalYaml(shaped.data, readsFile);
  const { files, diagnostics } = collectFiles([{ path, text }]);
  const [fault] = [...diagnostics, ...runChecks({ ...files, vendorNames: new Map([[slug, name]]) }, date)];
  if (fault) throw new Error(`${path} would be invalid: ${fault.what}`);
  return text;
}

function withoutPageTexts(read: PageRead): PageRead {
  const { last_read: last } = read;
  const bare = withoutKeys(read, ['evidence', 'redirects', 'answered_by', 'better_page']);
  return { ...bare, ...(last && { last_read: { date: last.date, outcome: last.outcome } }) };
}

/** Replaces a vendor's file of a catalogue, whole or not at all; says whether it changed. Without reads the file is removed. */
export function writeReads(
  catalogue: string,
  { vendor, reads, date }: { readonly vendor: Named; readonly reads: readonly PageRead[]; readonly date: IsoDate },
): boolean {
  const folder = join(catalogue, 'reads');
  const target = join(folder, `${vendor.slug}.yaml`);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : null;
  const text = reads.length === 0 ? null : readsText(vendor, reads, date);
  if (text === before) return false;
  if (text === null) {
    rmSync(target);
    return true;
  }
  mkdirSync(folder, { recursive: true });
  replaceFile(target, text);
  return true;
}

/**
 * Reserves a catalogue for one run of reads and returns the function that releases it. The reservation is a file with the
 * process id in `reads/`; one whose process no longer runs is replaced. Throws `UsageError` while another holds it.
 */
export function lockReads(catalogue: string): () => void {
  const folder = join(catalogue, 'reads');
  const path = join(folder, '.reading.lock');
  mkdirSync(folder, { recursive: true });
  const holder = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (isRunning(holder)) {
    throw new UsageError(
      `Process ${holder} is reading this catalogue. Wait until it ends; if no such run exists, delete ${path} and start again.`,
    );
  }
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}
