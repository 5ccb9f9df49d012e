const message = {
  type: 'object',
  properties: { text: { type: 'string', minLength: 1 } },
  required: ['text'],
  additionalProperties: false,
};

const region = {
  type: 'object',
  properties: {
    startLine: { type: 'integer', minimum: 1 },
    startColumn: { type: 'integer', minimum: 1 },
    endLine: { type: 'integer', minimum: 1 },
    endColumn: { type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
};

const physicalLocation = {
  type: 'object',
  properties: {
    artifactLocation: {
      type: 'object',
      // A URI reference: nothing in it that would have to be escaped.
      properties: { uri: { type: 'string', pattern: "^[A-Za-z0-9._~!$&'()*+,;=@%/-]+$" } },
      required: ['uri'],
      additionalProperties: false,
    },
    region,
  },
  required: ['artifactLocation'],
  additionalProperties: false,
};

const location = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: -1 }, physicalLocation, message },
  additionalProperties: false,
};

const result = {
  type: 'object',
  properties: {
    ruleId: { type: 'string' },
    ruleIndex: { type: 'integer', minimum: -1 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message,
    locations: { type: 'array', items: location },
    partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
    relatedLocations: { type: 'array', items: location, uniqueItems: true },
  },
  required: ['message'],
  additionalProperties: false,
};

const rule = {
  type: 'object',
  properties: { id: { type: 'string' }, shortDescription: message },
  required: ['id'],
  additionalProperties: false,
};

const driver = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    version: { type: 'string' },
    informationUri: { type: 'string', format: 'uri' },
    rules: { type: 'array', items: rule, uniqueItems: true },
  },
  required: ['name'],
  additionalProperties: false,
};

const run = {
  type: 'object',
  properties: {
    tool: { type: 'object', properties: { driver }, required: ['driver'], additionalProperties: false },
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', items: result },
  },
  required: ['tool'],
  additionalProperties: false,
};

/** The parts of the SARIF 2.1.0 schema that our log uses, with its names, types and required properties. */
export const sarifLog = {
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    version: { const: '2.1.0' },
    runs: { type: 'array', items: run },
  },
  required: ['version', 'runs'],
  additionalProperties: false,
};
