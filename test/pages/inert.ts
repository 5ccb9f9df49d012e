import { expect } from 'vitest';
import { addresses, named, type Document } from './document.ts';

/** A page has no scripts, frames, pictures, handlers and schemes but our own. */
export function expectInert(document: Document): void {
  const scripts = named(document, 'script').filter(({ attributes }) => attributes['type'] !== 'application/ld+json');
  expect(scripts.filter(({ attributes, text }) => attributes['src'] === undefined || text !== '')).toEqual([]);
  for (const name of ['iframe', 'object', 'embed', 'base']) expect(named(document, name)).toEqual([]);
  // The page of badges shows the host's own pictures.
  for (const { attributes } of named(document, 'img')) expect(attributes['src']).toMatch(/^\/badge\/[a-z0-9-]+\.svg$/);
  const handlers = document.elements.flatMap(({ attributes }) =>
    Object.keys(attributes).filter((key) => /^on|^style$/.test(key)),
  );
  expect(handlers).toEqual([]);
  for (const address of addresses(document)) expect(address).toMatch(/^(?:https?:\/\/|\/(?!\/)|#)/);
}
