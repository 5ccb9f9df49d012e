#!/usr/bin/env node
import { runCommand } from './audit/run.ts';

// The report is written before the process ends by itself, also into a slow pipe.
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
