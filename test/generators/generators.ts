import type { Call } from './calls.ts';

/** A client generator: how it is run, and how a program calls what it made. */
export interface Generator {
  readonly name: string;
  /** File of its command, below `node_modules`. */
  readonly command: string;
  /** Arguments that have it read `openapi.json` of the working folder and write `client` into it. */
  readonly args: readonly string[];
  /** It forgets that a component may be null. */
  readonly losesNull?: true;
  /** What a program begins with. */
  readonly head: (calls: readonly Call[], baseUrl: string) => string;
  /** Statements that make a call and leave its typed body in a constant. */
  readonly call: (call: Call, constant: string) => string;
}

const MUST =
  'function must<T>(value: T | undefined): T { if (value === undefined) throw new Error("no body"); return value; }';

const names = (calls: readonly Call[]): string => [...new Set(calls.map(({ id }) => id))].join(', ');
const written = (value: object): string => JSON.stringify(value);

/** Arguments of a function that takes the path, the query and the body in this order. */
const inOrder = ({ vendor, query, body }: Call): string =>
  [...(vendor === undefined ? [] : [vendor]), query, body]
    .filter((one) => one !== undefined)
    .map((one) => JSON.stringify(one))
    .join(', ');

/** Arguments of a function that takes whatever is required one by one, then the rest of the query. */
const requiredFirst = ({ vendor, query = {}, required = [], body }: Call): string => {
  const rest = Object.entries(query).filter(([name]) => !required.includes(name));
  // `type` is a word that this generator keeps to itself.
  const named = rest.map(([name, value]) => [name === 'type' ? '$type' : camel(name), value]);
  return [
    ...(vendor === undefined ? [] : [vendor]),
    ...required.map((name) => query[name]),
    ...(body ? [body] : []),
    ...(named.length > 0 ? [Object.fromEntries(named) as object] : []),
  ]
    .map((one) => JSON.stringify(one))
    .join(', ');
};

const camel = (name: string): string => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The body of the one status that a call expects, by a union that is discriminated by `status`. */
const byStatus = (expression: string, { status }: Call, constant: string): string =>
  `const ${constant}Answer = await ${expression};\n` +
  `if (${constant}Answer.status !== ${status}) throw new Error(String(${constant}Answer.status));\n` +
  `const ${constant} = ${constant}Answer.data;`;

export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    command: 'openapi-typescript/bin/cli.js',
    args: ['openapi.json', '--output', 'client/schema.d.ts'],
    head: (_calls, baseUrl) =>
      `import createClient from 'openapi-fetch';\nimport type { paths } from './client/schema.d.ts';\n${MUST}\n` +
      `const client = createClient<paths>({ baseUrl: '${baseUrl}' });`,
    call: ({ path, vendor, query, body }, constant) => {
      const params = { ...(vendor === undefined ? {} : { path: { vendor } }), ...(query ? { query } : {}) };
      const options = { ...(vendor === undefined && !query ? {} : { params }), ...(body ? { body } : {}) };
      return `const ${constant} = must((await client.${body ? 'POST' : 'GET'}('${path}', ${written(options)})).data);`;
    },
  },
  {
    name: '@hey-api/openapi-ts',
    command: '@hey-api/openapi-ts/bin/run.js',
    args: ['--input', 'openapi.json', '--output', 'client', '--client', '@hey-api/client-fetch', '--no-log-file'],
    head: (calls, baseUrl) =>
      `import { client } from './client/client.gen.ts';\nimport { ${names(calls)} } from './client/sdk.gen.ts';\n${MUST}\n` +
      `client.setConfig({ baseUrl: '${baseUrl}' as never });`,
    call: ({ id, vendor, query, body }, constant) => {
      const options = {
        ...(vendor === undefined ? {} : { path: { vendor } }),
        ...(query ? { query } : {}),
        ...(body ? { body } : {}),
      };
      return `const ${constant} = must((await ${id}(${written(options)})).data);`;
    },
  },
  {
    name: 'orval',
    command: 'orval/dist/bin/orval.js',
    args: ['--input', 'openapi.json', '--output', 'client/client.ts', '--client', 'fetch'],
    // What it makes fetches paths of the page that it runs on.
    head: (calls, baseUrl) =>
      `import { ${names(calls)} } from './client/client.ts';\nconst plain = globalThis.fetch;\n` +
      `globalThis.fetch = (path, init) => plain(new URL(String(path), '${baseUrl}'), init);`,
    call: (call, constant) => byStatus(`${call.id}(${inOrder(call)})`, call, constant),
  },
  {
    name: 'swagger-typescript-api',
    command: 'swagger-typescript-api/dist/cli.mjs',
    args: ['generate', '--path', 'openapi.json', '--output', 'client', '--name', 'client.ts'],
    head: (_calls, baseUrl) =>
      `import { Api } from './client/client.ts';\nconst { api } = new Api({ baseUrl: '${baseUrl}' });`,
    call: (call, constant) => `const ${constant} = (await api.${call.id}(${inOrder(call)})).data;`,
  },
  {
    name: 'oazapfts',
    command: 'oazapfts/dist/cli.js',
    args: ['openapi.json', 'client.ts'],
    head: (calls, baseUrl) =>
      `import { defaults, ${names(calls)} } from './client.ts';\ndefaults.baseUrl = '${baseUrl}';`,
    call: (call, constant) => byStatus(`${call.id}(${requiredFirst(call)})`, call, constant),
  },
  {
    name: 'openapi-typescript-codegen',
    losesNull: true,
    command: 'openapi-typescript-codegen/bin/index.js',
    args: ['--input', 'openapi.json', '--output', 'client', '--useOptions', '--useUnionTypes'],
    head: (calls, baseUrl) => {
      const services = [...new Set(calls.map(({ tag }) => `${tag}Service`))].join(', ');
      return `import { OpenAPI, ${services} } from './client/index.ts';\nOpenAPI.BASE = '${baseUrl}';`;
    },
    call: ({ id, tag, vendor, query, body }, constant) => {
      const given = Object.entries(query ?? {}).map(([name, value]) => [camel(name), value]);
      const options: object = {
        ...(vendor === undefined ? {} : { vendor }),
        ...(Object.fromEntries(given) as object),
        ...(body ? { requestBody: body } : {}),
      };
      const argument = Object.keys(options).length === 0 ? '' : written(options);
      return `const ${constant} = await ${tag}Service.${id}(${argument});`;
    },
  },
];
