import iconv from 'iconv-lite';
import { acmePage, FREE_TERMS, TERMS_PAGE } from '../acme.ts';
import { content, html } from '../answers.ts';
import { CONFIRMED, UNCONFIRMED } from '../behaviour.ts';
import type { Behaviour } from '../behaviour.ts';

const JAPANESE = '<p>アクメクラウドの料金プランです。</p>';
const ACCENTED = '<p>Déployez en un clic – 5 € par équipe.</p>';

/** The price page with a sentence beyond ASCII, without its own declaration of a charset. */
function undeclared(sentence: string): string {
  return TERMS_PAGE.replace('<meta charset="utf-8">', '').replace('</main>', `${sentence}</main>`);
}

function inCharset(host: string, title: string, page: { type: string; body: Uint8Array; includes: string }): Behaviour {
  return {
    host,
    title,
    answer: content(page.type, page.body),
    fetch: { kind: 'page', format: 'html', includes: page.includes },
    read: CONFIRMED,
  };
}

function unusable(host: string, title: string, { type, body }: { type: string; body: string | Uint8Array }): Behaviour {
  return {
    host,
    title,
    answer: content(type, body),
    fetch: { kind: 'unusable_page' },
    read: { kind: 'failure', category: 'source_unusable' },
  };
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const META_SJIS = '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">';
/** 10 MB after the terms. */
const LARGE_PAGE = TERMS_PAGE.replace('</main>', `${'<p>Acme Cloud keeps on growing.</p>'.repeat(300_000)}</main>`);
const NEST_DEPTH = 50_000;

/** Charsets, forms of content, and sizes. */
export const FORMS: readonly Behaviour[] = [
  inCharset('wrong-charset.test', 'the header says Latin-1 and the bytes are UTF-8', {
    type: 'text/html; charset=iso-8859-1',
    body: Buffer.from(undeclared(ACCENTED)),
    includes: 'Déployez en un clic – 5 €',
  }),
  inCharset('windows-1252.test', 'no charset is declared and the bytes are windows-1252', {
    type: 'text/html',
    body: iconv.encode(undeclared(ACCENTED), 'windows-1252'),
    includes: 'Déployez en un clic – 5 €',
  }),
  inCharset('utf-16-unmarked.test', 'the page is UTF-16 without a mark or a header', {
    type: 'text/html',
    body: iconv.encode(undeclared(JAPANESE), 'utf-16be', { addBOM: false }),
    includes: 'アクメ',
  }),
  inCharset('shift-jis.test', 'a meta element declares Shift_JIS', {
    type: 'text/html',
    body: iconv.encode(undeclared(JAPANESE).replace('<title>', `${META_SJIS}<title>`), 'shift_jis'),
    includes: 'アクメ',
  }),
  {
    host: 'no-content-type.test',
    title: 'the answer has no Content-Type',
    answer: ({ response }) => {
      response.writeHead(200).end(TERMS_PAGE);
    },
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS },
    read: CONFIRMED,
  },
  {
    host: 'html-as-text.test',
    title: 'HTML is sent as plain text',
    answer: content('text/plain', TERMS_PAGE),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS },
    read: CONFIRMED,
  },
  unusable('pdf-as-html.test', 'a PDF document is sent as HTML', {
    type: 'text/html',
    body: '%PDF-1.7\n10 GB of storage',
  }),
  unusable('image-as-html.test', 'an image is sent as HTML', { type: 'text/html', body: PNG }),
  unusable('binary.test', 'the page is bytes of an unknown form', {
    type: 'text/html',
    body: Buffer.from([1, 0, 2, 0, 0, 7]),
  }),
  {
    host: 'ten-megabytes.test',
    title: 'the page is 10 MB of HTML with the terms at its start',
    answer: html(LARGE_PAGE),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS, isTruncated: true },
    read: { kind: 'read', outcomes: ['link_ok'] },
  },
  {
    host: 'deep-nesting.test',
    title: 'the page nests 50,000 elements',
    answer: html(acmePage({ main: `${'<div>'.repeat(NEST_DEPTH)}<p>${FREE_TERMS}</p>${'</div>'.repeat(NEST_DEPTH)}` })),
    fetch: { kind: 'page', format: 'html', includes: FREE_TERMS },
    read: { kind: 'read', outcomes: ['confirmed', 'link_ok', 'states_no_price'] },
  },
  {
    host: 'unclosed-tags.test',
    title: 'the page opens 100,000 elements and closes none',
    answer: html(`<!doctype html><title>Acme Cloud</title>${'<a><b><table><td>'.repeat(25_000)}`),
    fetch: { kind: 'page', format: 'html', includes: 'Acme Cloud' },
    read: UNCONFIRMED,
  },
];
