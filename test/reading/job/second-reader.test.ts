import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { programRunner } from '../../../src/reading/second-reader.ts';
import { folderOfTest } from '../../http/compiled.ts';

describe('the program of a second reader', () => {
  it.each([
    ['gets the question on its input', 'cat', 'a question'],
    ['may leave its input unread', 'echo answer', 'answer\n'],
    ['may answer through a pipeline', 'cat | tr a-z A-Z', 'A QUESTION'],
    ['that fails has no answer', 'echo answer; exit 3', null],
    ['that does not exist has no answer', 'no-such-program-of-a-second-reader 2>&1', null],
    ['that answers with too much has no answer', 'yes | head -c 70000', null],
    ['that never stops answering has no answer', 'yes | cat', null],
  ])('%s', async (_, command, expected) => {
    expect(await programRunner(command)('a question')).toBe(expected);
  });

  it.each([
    ['is ended at its time limit with its whole pipeline', '| cat', null],
    ['is not waited for where it left a process behind', '& echo answer', 'answer\n'],
  ])('%s', async (_, rest, expected) => {
    const pid = join(await folderOfTest(), 'pid');
    const start = performance.now();
    const command = `sh -c 'echo $$ > "${pid}"; exec sleep 20' ${rest}`;
    expect(await programRunner(command, 500)('a question')).toBe(expected);
    expect(performance.now() - start).toBeLessThan(10_000);
    const written = await vi.waitFor(async () => /\d+/.exec(await readFile(pid, 'utf8'))![0]);
    process.kill(Number(written), 'SIGKILL');
  });
});
