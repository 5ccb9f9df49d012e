import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../src/model/openapi-document.ts';

/** The contract that is kept with the code; `contract.test.ts` shows that it is that of the code. */
export const CONTRACT = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as OpenApiDocument;
