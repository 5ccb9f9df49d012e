import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from '../compile/checks/index.ts';
import { formatReads } from '../editing/fix/canonical.ts';
import { shapedFile } from '../compile/shape/shaped-file.ts';
import { quotation, webAddress } from '../compile/shape/field.ts';
import { readsFile } from '../compile/shape/lists.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { PageRead } from '../model/page-read.ts';
import type { Vendor } from '../model/vendor.ts';
import { withoutKeys } from '../rules/reading/without-keys.ts';

/** Longer addresses are not kept in the catalogue. */
const MAX_KEPT_URL_CHARS = 500;

/** Path of a vendor's reads below the catalogue folder. */
function readsPath({ slug }: Pick<Vendor, 'slug'>): string {
  return `reads/${slug}.yaml`;
}

/**
 * The text of a vendor's file of reads, validated by the schema and the checks of `npm run check`. Page texts that the
 * catalogue refuses are left out of their entry. Throws where the file would still be invalid.
 */
export function readsText(vendor: Pick<Vendor, 'slug' | 'name'>, reads: readonly PageRead[], date: IsoDate): string {
  const kept = reads.map(storable);
  const whole = validatedText(vendor, kept, date);
  if ('text' in whole) return whole.text;
  const bare = validatedText(vendor, kept.map(withoutPageTexts), date);
  if ('text' in bare) return bare.text;
  throw new Error(`${readsPath(vendor)} would be invalid: ${bare.error}`);
}

function validatedText(
  vendor: Pick<Vendor, 'slug' | 'name'>,
  reads: readonly PageRead[],
  date: IsoDate,
): { readonly text: string } | { readonly error: string } {
  const shaped = readsFile.safeParse({ reads });
  if (!shaped.success) return { error: shaped.error.issues[0]?.message ?? 'wrong shape' };
  const text = formatReads(shaped.data);
  const error = firstError(vendor, text, date);
  return error === null ? { text } : { error };
}

function firstError({ slug, name }: Pick<Vendor, 'slug' | 'name'>, text: string, date: IsoDate): string | null {
  const path = readsPath({ slug });
  const { validated, diagnostics } = shapedFile({ path, text });
  if (validated?.kind !== 'reads') return diagnostics[0]?.what ?? 'it is not a file of reads';
  const [diagnostic] = runChecks(
    {
      vendors: [],
      reads: [validated.sourced],
      comparisons: [],
      categories: undefined,
      tags: undefined,
      synonyms: undefined,
      stacks: undefined,
      referralCodes: undefined,
      waivers: undefined,
      vendorNames: new Map([[slug, name]]),
      paths: new Set([path]),
    },
    date,
  );
  return diagnostic?.what ?? null;
}

/** The entry without addresses and validators that the catalogue does not take. */
function storable(read: PageRead): PageRead {
  const { redirects, answered_by: answeredBy, better_page: better, etag, last_modified: modified, ...rest } = read;
  const kept = redirects?.filter(isKeptAddress) ?? [];
  return {
    ...rest,
    ...(kept.length > 0 && { redirects: kept }),
    ...(answeredBy !== undefined && isKeptAddress(answeredBy) && { answered_by: answeredBy }),
    ...(better && isKeptAddress(better.url) && { better_page: better }),
    ...(etag !== undefined && quotation.safeParse(etag).success && { etag }),
    ...(modified !== undefined && quotation.safeParse(modified).success && { last_modified: modified }),
  };
}

function isKeptAddress(url: string): boolean {
  return url.length <= MAX_KEPT_URL_CHARS && webAddress.safeParse(url).success;
}

function withoutPageTexts(read: PageRead): PageRead {
  const { last_read: last } = read;
  const bare = withoutKeys(read, ['evidence', 'redirects', 'answered_by', 'better_page', 'etag', 'last_modified']);
  return { ...bare, ...(last && { last_read: { date: last.date, outcome: last.outcome } }) };
}

/** Writes the reads of vendors into a catalogue folder, each file whole or not at all. */
export class ReadsFolder {
  readonly #folder: string;

  constructor(catalogue: string) {
    this.#folder = join(catalogue, 'reads');
  }

  /** Removes what an interrupted run may have left. */
  tidy(): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder)) {
      if (TEMPORARY.test(name)) rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** Replaces one vendor's file; says whether it changed. Without reads the file is removed. */
  write(vendor: Pick<Vendor, 'slug' | 'name'>, reads: readonly PageRead[], date: IsoDate): boolean {
    const target = join(this.#folder, `${vendor.slug}.yaml`);
    const before = existsSync(target) ? readFileSync(target, 'utf8') : null;
    if (reads.length === 0) {
      rmSync(target, { force: true });
      return before !== null;
    }
    const text = readsText(vendor, reads, date);
    if (text === before) return false;
    mkdirSync(this.#folder, { recursive: true });
    // Hidden, so that no reader of the catalogue takes a part of it for a file.
    const temporary = join(this.#folder, `.${vendor.slug}.yaml.${process.pid}.tmp`);
    writeFileSync(temporary, text);
    renameSync(temporary, target);
    return true;
  }
}

const TEMPORARY = /^\.[a-z0-9-]+\.yaml\.\d+\.tmp$/;

const LOCK = '.reading.lock';

/** Another process reads the same catalogue; `pid` is its process id. */
export class CatalogueBusyError extends Error {
  readonly pid: number;

  constructor(pid: number, path: string) {
    super(
      `Process ${pid} is reading this catalogue. Wait until it ends; if no such run exists, delete ${path} and start again.`,
    );
    this.pid = pid;
  }
}

/**
 * Reserves a catalogue for one run of reads and returns the function that releases it. The reservation is a file with the
 * process id in `reads/`. A file whose process no longer runs was left by an interrupted run and is replaced. Throws
 * CatalogueBusyError while another process holds it.
 */
export function lockReads(catalogue: string): () => void {
  const folder = join(catalogue, 'reads');
  const path = join(folder, LOCK);
  mkdirSync(folder, { recursive: true });
  if (!isCreated(path)) {
    const holder = holderOf(path);
    if (holder !== null && isRunning(holder)) throw new CatalogueBusyError(holder, path);
    rmSync(path, { force: true });
    if (!isCreated(path)) throw new CatalogueBusyError(holderOf(path) ?? 0, path);
  }
  return () => rmSync(path, { force: true });
}

function isCreated(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process id in a lock file; null where the file is gone or holds none. */
function holderOf(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
