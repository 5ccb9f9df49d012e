/** A page, or a file that goes with the pages, as a file of `dist`. */
export interface PageFile {
  readonly path: string;
  readonly text: string;
}
