/** Rows of a text by the grammar of RFC 4180; throws where a line does not follow it. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let at = 0;
  for (const found of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    const [all, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    at = found.index + all.length;
  }
  if (at !== text.length) throw new Error(`no CSV at ${at}`);
  return rows.slice(0, -1);
}
