import { createHash } from 'node:crypto';
import type { Catalogue } from '../model/catalogue.ts';
import { diffBody, diffUnknown } from '../routes/diff.schema.ts';
import { diff, diffBetween, namedBuild } from '../routes/diff.ts';
import { encode } from '../routes/encode.ts';
import type { ExportRows } from '../rules/history/build-history.ts';
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
export function diffOperation(components: Components, catalogue: Catalogue | null): Operation {
  const { path, summary, description, parameters, errors } = diff;
  const from = catalogue?.date ?? parameters.from.example;
  const success = {
    status: 200,
    contentTypes: ['application/json'],
    description: diffBody.description ?? summary,
    about: 'index',
    examples: catalogue === null ? {} : { 'application/json': example(catalogue) },
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
  const changesDigest = digest(changes);
  const buildOf = (of: ExportRows) => ({ date: catalogue.date, offers: digest(of.offers), changes: changesDigest });
  const body = diffBetween(
    exportHead(catalogue),
    { build: buildOf(before), rows: before },
    { build: buildOf(rows), rows },
  );
  return shown(ok(body));
}

/** The digest of the JSON of a list, which is never whole in memory. */
function digest(list: readonly object[]): string {
  const hash = createHash('sha256');
  let separator = '[';
  for (let from = 0; from < list.length; from += PIECE_RECORDS) {
    hash.update(separator).update(JSON.stringify(list.slice(from, from + PIECE_RECORDS)).slice(1, -1));
    separator = ',';
  }
  return hash.update(list.length === 0 ? '[]' : ']').digest('hex');
}

const PIECE_RECORDS = 500;

function shown(reply: JsonReply): Json {
  return shortened(JSON.parse(encode(reply)) as Json);
}
