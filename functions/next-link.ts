const decoder = new TextDecoder();
/** The end of a prepared answer that is searched: `next` is one of its last members. */
const TAIL_BYTES = 8192;
// A quotation mark inside a string is escaped, so this occurs nowhere but at a member of this name.
const NEXT = /,"next":("\/api\/[^"]*")(?=[,}])/;

/** The path of the next page that a body states; null where it is not a page, or is the last. */
export function nextOf(body: object): string | null {
  const next: unknown = Reflect.get(body, 'next');
  return typeof next === 'string' ? next : null;
}

/** The same of a file of the build. Only prepared answers have a next page. */
export function nextInFile(path: string, body: Uint8Array): string | null {
  if (!path.startsWith('_answers/api/') || !path.endsWith('.json')) return null;
  const next = NEXT.exec(decoder.decode(body.subarray(-TAIL_BYTES)))?.[1];
  return next === undefined ? null : (JSON.parse(next) as string);
}
