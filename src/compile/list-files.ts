import { realpathSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';
import { leadsNowhere, listedTwice, targetOf } from './not-a-file.ts';

const IS_YAML = /\.ya?ml$/i;

/** What calls itself YAML below a folder, and the folders that cannot be looked into. */
export interface Listing {
  /** Relative to the folder, with forward slashes, sorted. What lies there may yet be no file. */
  readonly paths: readonly string[];
  readonly faults: readonly Diagnostic[];
}

/**
 * Every YAML file below a folder. Links are followed; one to a folder that is listed already is told instead, so that a
 * circle of links comes to an end. Hidden files belong to editors and are left alone.
 */
export async function listFiles(dir: string): Promise<Listing> {
  if (!targetOf(dir)?.isDirectory()) return { paths: [], faults: [] };
  const walk = new Walk(realpathSync(dir));
  await walk.whole();
  return { paths: walk.paths.sort(), faults: walk.faults };
}

class Walk {
  readonly paths: string[] = [];
  readonly faults: Diagnostic[] = [];
  readonly #root: string;
  readonly #seen = new Set<string>();
  readonly #linked: { readonly real: string; readonly path: string }[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  async whole(): Promise<void> {
    await this.#folder(this.#root, '');
    // Only when every folder that lies here itself is seen, so that it is the link that is told.
    for (let link = this.#linked.shift(); link; link = this.#linked.shift()) await this.#folder(link.real, link.path);
  }

  async #folder(real: string, path: string): Promise<void> {
    if (this.#seen.has(real) || (path !== '' && `${this.#root}${sep}`.startsWith(`${real}${sep}`))) {
      this.faults.push(listedTwice(path));
      return;
    }
    this.#seen.add(real);
    for (const entry of await readdir(real, { withFileTypes: true })) {
      if (!entry.name.startsWith('.'))
        await this.#entry(entry, real, path === '' ? entry.name : `${path}/${entry.name}`);
    }
  }

  async #entry(entry: Dirent, folder: string, path: string): Promise<void> {
    // The reader tells what is called a file and is none.
    if (IS_YAML.test(entry.name)) this.paths.push(path);
    else if (entry.isDirectory()) await this.#folder(join(folder, entry.name), path);
    else if (entry.isSymbolicLink()) this.#link(join(folder, entry.name), path);
  }

  #link(at: string, path: string): void {
    const target = targetOf(at);
    if (!target) this.faults.push(leadsNowhere(path));
    else if (target.isDirectory()) this.#linked.push({ real: realpathSync(at), path });
  }
}
