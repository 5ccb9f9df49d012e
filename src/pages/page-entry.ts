import type { Page } from './page.ts';

/** One page of the site: its path, known without rendering, and how to render it. */
export interface PageEntry {
  readonly path: string;
  readonly render: () => Page;
}
