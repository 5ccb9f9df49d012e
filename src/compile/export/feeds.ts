import type { RenderedFile } from '../../model/build.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { encode } from '../../routes/encode.ts';
import { ok } from '../../routes/route.ts';
import { atomFeed, jsonFeed } from '../../routes/shared/change-feed.ts';
import { scopedFeeds } from '../../routes/shared/scoped-feeds.ts';

/** Both forms of every feed of one category, vendor or change type, each a file at its own path. */
export function* feedFiles(catalogue: Catalogue): Generator<RenderedFile> {
  for (const { path, feed } of scopedFeeds(catalogue)) {
    const [atom, json] = [`${path}.atom`, `${path}.json`];
    yield { path: atom.slice(1), text: atomFeed(catalogue, feed, atom) };
    yield { path: json.slice(1), text: encode(ok(jsonFeed(catalogue, feed, json))) };
  }
}
