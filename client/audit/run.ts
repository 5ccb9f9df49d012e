import { readFile, stat, writeFile } from 'node:fs/promises';
import { UsageError } from '../../src/model/usage-error.ts';
import { parsedUrl } from '../../src/rules/text/parsed-url.ts';
import { createClient, DealsError } from '../client.ts';
import {
  commandArguments,
  USAGE,
  type AuditArguments,
  type McpArguments,
  type ReportForm,
  type SnapshotArguments,
} from './arguments.ts';
import { fetchDetectors, fetchFacts, type Facts } from './facts.ts';
import { auditedVendors, reaches, type Audit } from './findings.ts';
import { usedVendors } from './match.ts';
import { readProject, type Project } from './project.ts';
import { jsonReport, markdownReport, printable, sarifReport, textReport } from './report.ts';

/** What the command is given by its process. */
export interface CommandHost {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (line: string) => void;
}

const REPORTS: Readonly<Record<ReportForm, (audit: Audit) => string>> = {
  text: textReport,
  json: jsonReport,
  markdown: markdownReport,
  sarif: sarifReport,
};

const EXIT = { ok: 0, found: 1, usageError: 2, noAnswer: 3 } as const;

/** Longest wait for one answer of the index. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Runs a command line and returns its exit code. */
export async function runCommand(written: readonly string[], host: CommandHost): Promise<number> {
  try {
    const given = commandArguments(written);
    if (given.command === 'help') {
      host.out(USAGE);
      return EXIT.ok;
    }
    if (given.command === 'mcp') return await serve(given, host);
    return given.command === 'snapshot' ? await writeSnapshot(given, host) : await audit(given, host);
  } catch (error) {
    host.err(`deals: ${messageOf(error)}`);
    return error instanceof UsageError ? EXIT.usageError : EXIT.noAnswer;
  }
}

/** The message of an error with that of its cause, in one line. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `the service did not answer within ${REQUEST_TIMEOUT_MS / 1000} s`;
  const status = error instanceof DealsError ? ` (HTTP ${error.status})` : '';
  const cause = error.cause instanceof Error && !(error instanceof UsageError) ? `: ${error.cause.message}` : '';
  return `${error.message}${status}${cause}`.replace(/\s+/g, ' ');
}

/** Loaded only here: an audit needs none of it. */
async function serve({ url, dist }: McpArguments, host: CommandHost): Promise<number> {
  if (url !== undefined && dist !== undefined) throw new UsageError('--dist asks no host; leave out --url');
  const { serveBuild, serveHost } = await import('../mcp.ts');
  if (dist === undefined) await serveHost(service(url, host).source);
  else await serveBuild(dist);
  return EXIT.ok;
}

async function audit(given: AuditArguments, host: CommandHost): Promise<number> {
  const isFolder = await stat(given.folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`"${given.folder}" is not a folder`);
  // Wrong use is reported before any file is read.
  const from = given.offline === undefined ? service(given.url, host) : await snapshotFacts(given.offline);
  const project = await readProject(given.folder, given.ignored);
  for (const { file, reason } of project.unread)
    host.err(`deals: ${printable(file)} is not read: ${printable(reason)}`);
  const { facts, vendors, onlyInLockfiles } = await auditProject(given, project, from);
  const result: Audit = {
    catalogue_as_of: facts.catalogue_as_of,
    source: facts.source,
    files_read: project.filesRead,
    unread: project.unread,
    only_in_lockfiles: onlyInLockfiles,
    vendors,
  };
  host.out(REPORTS[given.form](result));
  return given.failOn && reaches(result, given.failOn) ? EXIT.found : EXIT.ok;
}

type Service = ReturnType<typeof service>;

async function auditProject({ countsIndirect }: AuditArguments, { mentions, paths }: Project, from: Service | Facts) {
  const isSnapshot = 'format' in from;
  const detectors = isSnapshot ? from.detectors : await fetchDetectors(from.client);
  const all = usedVendors(detectors, mentions, paths);
  const direct = mentions.filter(({ indirect }) => !indirect);
  const used = countsIndirect ? all : usedVendors(detectors, direct, paths);
  const slugs = used.map(({ slug }) => slug);
  const facts = isSnapshot ? from : await fetchFacts(from.client, { source: from.source, detectors, slugs });
  return { facts, vendors: auditedVendors(used, facts), onlyInLockfiles: all.length - used.length };
}

function service(written: string | undefined, { environment }: CommandHost) {
  const source = (written ?? environment['DEALS_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
  if (!/^https?:\/\//.test(source) || !parsedUrl(source)) {
    throw new UsageError(
      source === ''
        ? 'say where the index is served: --url URL, the variable DEALS_URL, or --offline FILE'
        : `the address of the index must begin with http:// or https://; got "${source}"`,
    );
  }
  const fetchInTime = (request: Request) => fetch(request, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  // One run reads every answer once.
  return { source, client: createClient({ baseUrl: source, cacheEntries: 0, fetch: fetchInTime }) };
}

async function snapshotFacts(file: string): Promise<Facts> {
  let facts: Partial<Facts> | null;
  try {
    facts = JSON.parse(await readFile(file, 'utf8')) as Partial<Facts> | null;
  } catch (error) {
    throw new UsageError(`"${file}" is not read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (facts?.format !== 'deals-facts-1') throw new UsageError(`"${file}" is not a snapshot of deals snapshot`);
  return facts as Facts;
}

/** Asks about every vendor that a detector names, so that the requests say nothing about a project. */
async function writeSnapshot({ file, url }: SnapshotArguments, host: CommandHost): Promise<number> {
  const { source, client } = service(url, host);
  const { vendors } = await fetchDetectors(client);
  const slugs = vendors.map(({ slug }) => slug);
  const facts = await fetchFacts(client, { source, detectors: { vendors }, slugs });
  await writeFile(file, `${JSON.stringify(facts)}\n`);
  host.out(`wrote ${file}: ${facts.vendors.length} vendors, newest entry ${facts.catalogue_as_of ?? 'none'}`);
  return EXIT.ok;
}
