import { writeSync } from 'node:fs';
import { compile } from '../../src/compile/compile.ts';
import { currentDay } from '../lib/options.ts';
import { cpuTimer } from './cpu-timer.ts';

/** The cost of one phase of a build. */
export interface PhaseCost {
  readonly phase: string;
  readonly outcome: string;
  readonly cpuSeconds: number;
}

/** Compiles a catalogue folder into another, and prints the cost of each phase as JSON. */
const [catalogue = '', out = ''] = process.argv.slice(2);
const phases: PhaseCost[] = [];
let spentMs = cpuTimer();
const compiled = await compile({
  catalogue,
  out,
  date: currentDay(),
  baseUrl: 'http://localhost:8080',
  onPhase: (phase, outcome) => {
    phases.push({ phase, outcome, cpuSeconds: spentMs() / 1000 });
    spentMs = cpuTimer();
  },
});
if (!compiled.ok) throw new Error(`${catalogue} has ${compiled.diagnostics.length} diagnostics`);
writeSync(1, `${JSON.stringify(phases)}\n`);
