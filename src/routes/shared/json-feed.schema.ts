import { z } from 'zod';
import { warningsShape } from './warnings.schema.ts';

const moment = (description: string) => z.string().describe(`${description} The first moment of the day, RFC 3339.`);

const author = z
  .strictObject({ name: z.string().describe('Name of the site.'), url: z.string().describe('Its address.') })
  .meta({ id: 'JsonFeedAuthor', description: 'The author of a feed.' });

const item = z
  .strictObject({
    id: z.string().describe('Permanent `tag:` URI, the same as in the Atom form.'),
    url: z.string().describe('Page of the vendor, or of all changes.'),
    external_url: z.string().optional().describe('Source of the statement; absent without one.'),
    title: z.string().describe('Vendor and kind of change.'),
    content_text: z.string().describe('The record in words.'),
    date_published: moment('When the record entered.'),
    date_modified: moment('The newest day of recording, effect and resolution.'),
    tags: z.array(z.string()).describe('The change type and the category.'),
  })
  .meta({ id: 'JsonFeedItem', description: 'One change record in a feed.' });

/** JSON Feed 1.1 of change records. */
export const jsonFeedBody = z
  .strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1').describe('The form of this feed.'),
    title: z.string().describe('Name of the feed.'),
    home_page_url: z.string().describe('Page with the same content.'),
    feed_url: z.string().describe('Address of this feed.'),
    description: z.string().describe('Which records it holds, and how to cite them.'),
    language: z.literal('en').describe('Language of the texts.'),
    authors: z.array(author).describe('The site.'),
    items: z.array(item).describe('The newest first; at most 100.'),
    ...warningsShape,
  })
  .meta({ id: 'JsonFeed', description: 'Change records as JSON Feed 1.1.' });

export type JsonFeed = z.infer<typeof jsonFeedBody>;
export type JsonFeedItem = z.infer<typeof item>;
