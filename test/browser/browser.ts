import { chromium, type Browser } from 'playwright-core';

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

/** The installed Chromium, with further arguments where a test needs them. */
export function launched(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...QUIET, ...args] });
}
