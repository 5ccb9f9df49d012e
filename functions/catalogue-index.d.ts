/** The text of `_index/catalogue.json` of the build; the bundler resolves this module name to it. */
declare module 'catalogue-index' {
  const text: string;
  export default text;
}
