import type { TestProject } from 'vitest/node';
import { compileMiniature, removeFolder, temporaryFolder } from './http/compile-miniature.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The `dist` of the miniature, compiled for the day of all examples. Tests copy it. */
    readonly miniature: string;
  }
}

/** Compiles the miniature once for all workers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  project.provide('miniature', await compileMiniature(folder));
  return () => removeFolder(folder);
}
