/** Where the server answers over HTTP. */
export const MCP_PATH = '/mcp';

/** Version of the server, that of the package. */
export const SERVER_VERSION = '0.1.0';

export const SERVER_NAME = 'developer-deals-index';

/** Revisions with a handshake (`initialize`), newest first. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'] as const;

/** Revisions in which each request names its own, newest first. */
export const STATELESS_VERSIONS = ['2026-07-28'] as const;

export const PROTOCOL_VERSIONS: readonly string[] = [...STATELESS_VERSIONS, ...HANDSHAKE_VERSIONS];
