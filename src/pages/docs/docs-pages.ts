import type { Catalogue } from '../../model/catalogue.ts';
import type { OpenApiDocument } from '../../model/openapi-document.ts';
import { operationPage, PAGE } from '../../routes/shared/page.ts';
import type { PageEntry } from '../page-entry.ts';
import { operationDocs } from './operation-page.ts';
import { namedOperations } from './operations.ts';
import { docsOverview } from './overview-page.ts';

/** The pages of the documentation: the overview and one for each operation. */
export function docsPages(catalogue: Catalogue, document: OpenApiDocument): readonly PageEntry[] {
  return [
    { path: PAGE.docs, render: () => docsOverview(catalogue, document) },
    ...namedOperations(document).map((operation) => ({
      path: operationPage(operation.operationId),
      render: () => operationDocs(catalogue, document, operation),
    })),
  ];
}
