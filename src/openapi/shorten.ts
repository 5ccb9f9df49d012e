import type { Json } from '../model/openapi-document.ts';

/** Elements that an example shows of each list. */
export const SHOWN_ELEMENTS = 2;

/** An answer with its lists cut to their first elements. Counts stay what they are. */
export function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ELEMENTS).map((element: Json) => shortened(element));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)]));
}

/** A feed with its first entries; any other text as it is. */
export function shortenedText(text: string): string {
  let entries = 0;
  return text.replaceAll(/(?<!\s)\s*<entry>(?:(?!<entry>).)*?<\/entry>/gs, (entry) =>
    ++entries > SHOWN_ELEMENTS ? '' : entry,
  );
}
