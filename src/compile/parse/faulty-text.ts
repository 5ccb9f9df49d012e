import type { YAMLParseError } from 'yaml';
import type { StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceLine } from './source-lines.ts';

/** The likely cause of a YAML error: where it begins, how many characters show it, and the fix. */
export interface NamedFault extends Pick<StageDiagnostic, 'what' | 'fix'> {
  readonly offset: number;
  readonly length: number;
}

/** A YAML error in its text: the line that the parser names, and all lines. */
export interface FaultyText {
  readonly text: string;
  readonly lines: readonly SourceLine[];
  /** Index of the line of the error. */
  readonly index: number;
  readonly error: Pick<YAMLParseError, 'code' | 'pos'>;
}
