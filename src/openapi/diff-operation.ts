import { createHash } from 'node:crypto';
import type { Catalogue } from '../model/catalogue.ts';
import { diffBody, diffUnknown } from '../routes/diff.schema.ts';
import { diff, diffBetween, namedBuild } from '../routes/diff.ts';
import { encode } from '../routes/encode.ts';
import { exportedChanges, exportedOffers, exportHead } from '../routes/export/texts.ts';
import { docsOf } from '../routes/parameter-docs.ts';
import { ok, refusal, type JsonReply } from '../routes/route.ts';
import type { Components } from './components.ts';
import type { Json, Operation } from '../model/openapi-document.ts';
import type { OperationSchemas } from './operations.ts';
import { describedParameters } from './parameters.ts';
import { errorResponses, successResponses } from './responses.ts';
import { shortened } from './shorten.ts';

const SCHEMAS: OperationSchemas = {
  operationId: 'getDiff',
  tag: 'Offers',
  body: diffBody,
  errors: { 404: diffUnknown },
};

/** The operation of `/api/diff`; the build prepares its answers and no route computes them. */
export function diffOperation(components: Components, catalogue: Catalogue): Operation {
  const { path, summary, description, parameters, errors } = diff;
  const from = catalogue.date;
  const success = {
    status: 200,
    contentTypes: ['application/json'],
    description: diffBody.description ?? summary,
    about: 'index',
    examples: { 'application/json': example(catalogue) },
  } as const;
  const unknown = namedBuild([], from);
  const refusals = {
    400: shown(refusal(400, parameters.from.required, { param: 'from', docs: docsOf(parameters, 'from') })),
    ...('refused' in unknown ? { 404: shown(unknown.refused) } : {}),
  };
  return {
    operationId: SCHEMAS.operationId,
    tags: [SCHEMAS.tag],
    summary,
    description: `${description} ${path} answers 404 where the history does not reach.`,
    parameters: describedParameters(parameters, { from }),
    responses: {
      ...successResponses(components, SCHEMAS, success),
      ...errorResponses(components, SCHEMAS, { statuses: errors, examples: refusals }),
    },
  };
}

/** The difference to the index without its first offer. */
function example(catalogue: Catalogue): Json {
  const [offers, changes] = [exportedOffers(catalogue), exportedChanges(catalogue)];
  const rows = { offers, changes };
  const before = { offers: offers.slice(1), changes };
  const [digests, changesDigest] = [digestsOf(offers), digestsOf(changes).whole];
  const buildOf = (digest: string) => ({ date: catalogue.date, offers: digest, changes: changesDigest });
  const body = diffBetween(
    exportHead(catalogue),
    { build: buildOf(digests.withoutFirst), rows: before },
    { build: buildOf(digests.whole), rows },
  );
  return shown(ok(body));
}

/** The digests of the JSON of a list and of the list without its first record. The JSON is never whole in memory. */
function digestsOf([first, ...others]: readonly object[]): { readonly whole: string; readonly withoutFirst: string } {
  const [whole, withoutFirst] = [createHash('sha256').update('['), createHash('sha256').update('[')];
  if (first) whole.update(JSON.stringify(first)).update(others.length === 0 ? '' : ',');
  for (let from = 0; from < others.length; from += PIECE_RECORDS) {
    const piece = JSON.stringify(others.slice(from, from + PIECE_RECORDS)).slice(1, -1);
    for (const hash of [whole, withoutFirst]) hash.update(from === 0 ? '' : ',').update(piece);
  }
  return { whole: whole.update(']').digest('hex'), withoutFirst: withoutFirst.update(']').digest('hex') };
}

const PIECE_RECORDS = 500;

function shown(reply: JsonReply): Json {
  return shortened(JSON.parse(encode(reply)) as Json);
}
