import type { TieBreak } from '../../rules/ranking/ranked-order.ts';
import { encoded } from '../encode.ts';
import { JsonText, serializedForm } from '../serialized.ts';

/** There is one text of the algorithm, which is most of the object. */
let jsonOfAlgorithm: { readonly text: string; readonly json: JsonText } | null = null;

/** The `tie_break` object of a response: the given object, with its JSON from then on. */
export function publishedTieBreak(tieBreak: TieBreak): TieBreak {
  if (serializedForm(tieBreak)) return tieBreak;
  const { algorithm, ...rest } = tieBreak;
  if (jsonOfAlgorithm?.text !== algorithm) {
    jsonOfAlgorithm = { text: algorithm, json: new JsonText(() => JSON.stringify(algorithm)) };
  }
  return encoded(tieBreak, [`${JSON.stringify(rest).slice(0, -1)},"algorithm":`, jsonOfAlgorithm.json, '}']);
}
