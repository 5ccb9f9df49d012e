/** The forms of single values as regular expressions, for editors; `shape/field.ts` decides. Kept equal by tests. */
const LEAP_YEAR = String.raw`(?:\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const MONTH_DAY = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;

/** A day that exists, from 1990 on. */
export const DAY_PATTERN = `^(?=199|[2-9])(?:\\d{4}-${MONTH_DAY}|${LEAP_YEAR}-02-29)$`;

const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}`;

/** Spaces other than the plain one. */
const WIDE_SPACE = String.raw`\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000`;

/** One line of text without spaces at its ends: the words of a page. */
export const QUOTATION_PATTERN = `^(?!\\s)[^${INVISIBLE}]+(?<!\\s)$`;

/** One line of our own text: only plain spaces, none at its ends, and no comma there. */
export const TEXT_PATTERN = `^(?!\\s)[^${INVISIBLE}${WIDE_SPACE}]+(?<![\\s,;])$`;

/** The same, with something in it that a slug can be made of. */
export const NAME_PATTERN = `^(?!\\s)(?=.*[\\p{Script=Latin}\\p{Nd}])[^${INVISIBLE}${WIDE_SPACE}]+(?<![\\s,;])$`;

const HOST = String.raw`(?:[\p{L}\d_](?:[\p{L}\d_-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|[Xx][Nn]--[A-Za-z0-9-]+)`;

/** http or https and a public host. */
export const ADDRESS_PATTERN = `^[Hh][Tt][Tt][Pp][Ss]?://${HOST}(?::\\d{1,5})?(?:[/?#][^${INVISIBLE}\\s"<>\\\\^\`{|}]*)?$`;

/** What an editor says where a value has not the form of its pattern. */
export const PATTERN_MESSAGES = {
  text: 'Write one line of text, with plain spaces only, none at its ends, and no comma or semicolon at its end.',
  quotation: 'Write one line of text without spaces at its ends.',
  name: 'Write a name on one line, with a letter a-z or a digit in it, and only plain spaces.',
  day: 'Write a day that exists as YYYY-MM-DD, from 1990 on.',
  address: 'Write a web address from https:// on, with a public host and `%20` for a blank.',
  detector: 'Write the name as a project’s files write it; catalogue/README.md shows the form of each kind.',
} as const;
