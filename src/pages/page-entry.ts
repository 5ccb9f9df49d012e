import type { IsoDate } from '../model/iso-date.ts';
import type { Page } from './page.ts';

/** One page of the site: its path, known without rendering, and how to render it. */
export interface PageEntry {
  readonly path: string;
  readonly render: () => Page;
  /** The newest day of what the page shows; absent where the build writes the page and takes the day from it. */
  readonly leftModified?: () => IsoDate;
}
