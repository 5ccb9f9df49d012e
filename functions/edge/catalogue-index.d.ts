/** The text of the index of the build, `_index/catalogue.json`; the bundler puts it in the place of this name. */
declare module 'catalogue-index' {
  const text: string;
  export default text;
}
