import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

/** Where Debian installs it; another place may be named in the environment. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** It asks nobody for anything of its own accord. */
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Chromium. */
export function launched(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET, timeout: 120_000 });
}

/** The installed Chromium with a profile in a folder, and the port of its own choice at which other programs control it. */
export async function launchedWithPort(
  profile: string,
): Promise<{ readonly browser: BrowserContext; readonly port: number }> {
  const args = [...QUIET, '--remote-debugging-port=0'];
  const browser = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args, timeout: 120_000 });
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return { browser, port: Number(port) };
}
