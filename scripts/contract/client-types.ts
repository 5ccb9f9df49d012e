import openapiTS, { astToString } from 'openapi-typescript';

const BANNER = '/** Made from contract/openapi.json by `npm run contract`. Not edited by hand. */\n\n';

/** The types of the client, made from the contract. */
export async function clientTypes(contract: string): Promise<string> {
  // Not immutable: openapi-fetch takes a read-only list for an object and forgets its methods.
  const nodes = await openapiTS(contract);
  return BANNER + astToString(nodes);
}
