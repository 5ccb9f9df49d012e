import { execFile } from 'node:child_process';
import { cp, link, mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fakeCalls, fakeProgram, pathWithFakes } from '../fake-program.ts';
import { commitAll, git } from '../git.ts';
import { folderOfTest, writeFiles } from '../http/compiled.ts';

const run = promisify(execFile);
const SCRIPTS = resolve('.github/scripts');

async function script(folder: string, name: string, env: Readonly<Record<string, string>> = {}, ...args: string[]) {
  return run(join(SCRIPTS, name), args, { cwd: folder, env: { ...process.env, PATH: pathWithFakes(folder), ...env } });
}

type Steps = readonly { readonly name?: string; readonly if?: string; readonly run?: string }[];

const workflow = async () =>
  parse(await readFile('.github/workflows/reads.yml', 'utf8')) as {
    readonly jobs: Readonly<Record<'read' | 'publish', { readonly steps: Steps }>>;
  };

describe('the artifact of the job that fetches pages', () => {
  it('holds the reads and proposals of a run that was killed', async () => {
    const folder = await folderOfTest();
    const reads = ['acme.yaml', '.gitkeep', '.reading.lock', '.7.unfinished.tmp'].map(
      (name) => `catalogue/reads/${name}`,
    );
    const made = [...reads, 'reads-out/proposals/acme-0123456789.patch.yaml'];
    await writeFiles(folder, Object.fromEntries(made.map((path) => [path, ''])));
    const { jobs } = await workflow();
    const pack = jobs.read.steps.find(({ name }) => name === 'Pack')?.run ?? '';
    await run('bash', ['-euo', 'pipefail', '-c', pack], { cwd: folder });
    await script(folder, 'unpack-reads.sh', {}, 'reads.tar.gz');
    expect(await readdir(join(folder, 'reads-out/proposals'))).toEqual(['acme-0123456789.patch.yaml']);
    expect(await readFile(join(folder, 'reads-out/reads-report.md'), 'utf8')).toContain('ended before its report');
  });

  /** Packs members into `reads.tar.gz` of a folder that has a catalogue with one file of reads. */
  async function packed(make: (from: string) => Promise<void> = () => Promise.resolve()): Promise<string> {
    const folder = await folderOfTest();
    await writeFiles(folder, {
      'catalogue/reads/old.yaml': 'reads: []\n',
      'from/reads/acme.yaml': 'reads: []\n',
      'from/reads-out/reads-report.md': '## Reads\n',
    });
    await mkdir(join(folder, 'from/reads-out/proposals'));
    await make(join(folder, 'from'));
    await run('tar', ['-czf', 'reads.tar.gz', '-C', 'from', 'reads-out', 'reads'], { cwd: folder });
    return folder;
  }

  it('replaces the reads of the catalogue', async () => {
    const folder = await packed();
    await script(folder, 'unpack-reads.sh', {}, 'reads.tar.gz');
    expect(await readdir(join(folder, 'catalogue/reads'))).toEqual(['acme.yaml']);
    expect(await readdir(join(folder, 'reads-out'))).toContain('reads-report.md');
  });

  it.each([
    ['a link', (from: string) => symlink('/etc/passwd', join(from, 'reads/link.yaml'))],
    ['a script', (from: string) => writeFile(join(from, 'reads/run.sh'), '')],
    ['a file beside the reads', (from: string) => writeFile(join(from, 'reads-out/package.json'), '{}')],
    ['a name with a line break', (from: string) => writeFile(join(from, 'reads/a\nreads-x.yaml'), '')],
    ['a hard link', (from: string) => link(join(from, 'reads/acme.yaml'), join(from, 'reads/link.yaml'))],
    ['a pipe', (from: string) => run('mkfifo', [join(from, 'reads/pipe.yaml')]).then(() => undefined)],
    ['a folder that is called as a file', (from: string) => mkdir(join(from, 'reads/folder.yaml'))],
    ['a hidden file', (from: string) => writeFile(join(from, 'reads/.npmrc'), '')],
    ['an option as its name', (from: string) => writeFile(join(from, 'reads/--checkpoint-action=exec=sh.yaml'), '')],
  ])('is refused with %s in it', async (_, make) => {
    const folder = await packed(make);
    await expect(script(folder, 'unpack-reads.sh', {}, 'reads.tar.gz')).rejects.toThrow('more than reads');
    expect(await readdir(join(folder, 'catalogue/reads'))).toEqual(['old.yaml']);
  });
});

describe('an archive that tar did not pack from a folder', () => {
  /** A folder with a catalogue and an archive that Python writes. */
  async function written(program: string): Promise<string> {
    const folder = await folderOfTest();
    await writeFiles(folder, { 'catalogue/reads/old.yaml': 'reads: []\n' });
    const head = 'import tarfile, io\nt = tarfile.open("reads.tar.gz", "w:gz")\n';
    const add =
      'def add(n, size=0, **k):\n  i = tarfile.TarInfo(n); i.size = size\n  for a in k: setattr(i, a, k[a])\n';
    const body = '  t.addfile(i, io.BytesIO(bytes(size)))\n';
    await run('python3', ['-c', `${head}${add}${body}${program}\nt.close()`], { cwd: folder });
    return folder;
  }

  it.each([
    ['climbs out of the folder', 'add("reads/../../up.yaml")', 'more than reads'],
    ['names an absolute path', 'add("/tmp/up.yaml")', 'more than reads'],
    ['writes through a link', 'add("reads", type=tarfile.SYMTYPE, linkname="/tmp"); add("reads/a.yaml")', 'more than'],
    ['is a device', 'add("reads/a.yaml", type=tarfile.CHRTYPE)', 'more than reads'],
    ['unpacks to more than 200 MB', 'add("reads/a.yaml", 210000000)', 'of at most 200000000'],
    ['holds more than 20,000 files', '[add(f"reads/a{n}.yaml") for n in range(20001)]', 'of at most 20000'],
    ['holds no reads', 'add("reads/", type=tarfile.DIRTYPE); add("reads-out/reads-report.md")', 'holds no reads'],
    ['holds nothing', '', 'more than reads'],
  ])('is refused where it %s', async (_, program, reason) => {
    const folder = await written(program);
    await expect(script(folder, 'unpack-reads.sh', {}, 'reads.tar.gz')).rejects.toThrow(reason);
    expect(await readdir(join(folder, 'catalogue/reads'))).toEqual(['old.yaml']);
  });

  it('is refused where it is cut off', async () => {
    const folder = await written('add("reads/a.yaml", 100000)');
    await truncate(join(folder, 'reads.tar.gz'), 100);
    await expect(script(folder, 'unpack-reads.sh', {}, 'reads.tar.gz')).rejects.toThrow();
    expect(await readdir(join(folder, 'catalogue/reads'))).toEqual(['old.yaml']);
  });
});

describe('the pull request of a night', () => {
  /** A repository with a catalogue, an origin that takes pushes, and `gh` and `npm` that write down what they do. */
  async function repository(): Promise<string> {
    const folder = await folderOfTest();
    await writeFiles(folder, {
      'catalogue/reads/.gitkeep': '',
      '.gitignore': 'bin\nreads-out\n',
      'reads-out/reads-report.md': '## Reads\n',
    });
    // `pr list` answers as gh does: its JSON through the filter that follows.
    await fakeProgram(
      folder,
      'gh',
      `case "$*" in
      *"pr merge"*) echo 'the base branch policy prohibits the merge' >&2; exit "\${MERGE:-0}";;
      *"pr list"*) for last; do :; done; jq --raw-output "$last" <<< "\${OPEN:-[]}";;
      esac`,
    );
    await fakeProgram(folder, 'npm', 'exit "${CHECK:-0}"');
    commitAll(folder);
    git(folder, 'init', '--quiet', '--bare', 'bin/origin.git');
    git(folder, 'config', `url.${folder}/bin/origin.git.insteadOf`, 'https://github.com/a/b.git');
    return folder;
  }
  const env = { DATE: '2026-11-21', GH_REPO: 'a/b' };

  it('holds the reads, and is merged', async () => {
    const folder = await repository();
    await writeFile(join(folder, 'catalogue/reads/acme.yaml'), 'reads: []\n');
    await script(folder, 'publish-reads.sh', env);
    expect(await fakeCalls(folder)).toMatch(
      /npm run --silent check.*\n.*gh auth setup-git[^]*gh pr create[^]*reads: 2026-11-21[^]*gh pr merge/,
    );
    const shown = git(join(folder, 'bin/origin.git'), 'show', '--stat', '--format=%s', 'reads/2026-11-21');
    expect(shown).toMatch(/^reads: 2026-11-21\n\n catalogue\/reads\/acme\.yaml/);
  });

  it('stays open where main refuses the merge, and the proposals follow all the same', async () => {
    const folder = await repository();
    await writeFile(join(folder, 'catalogue/reads/acme.yaml'), 'reads: []\n');
    const { stdout } = await script(folder, 'publish-reads.sh', { ...env, MERGE: '1' });
    expect(stdout).toMatch(
      /::warning::reads\/2026-11-21 was not merged \(the base branch policy .*\); the proposals are published/,
    );
    const { steps } = (await workflow()).jobs.publish;
    const [pullRequest, proposals] = ['Pull request', 'Proposals'].map((name) =>
      steps.findIndex((step) => step.name === name),
    );
    expect(proposals).toBeGreaterThan(pullRequest!);
    // A job goes on after a failed step only where the next one says so.
    expect(steps[proposals!]!.if).toContain('!cancelled()');
  });

  it.each([
    ['edited where an earlier run of the day opened it', false, 'gh pr edit 7'],
    ['opened beside that of a fork, whose branch has the same name', true, 'gh pr create --head reads/2026-11-21'],
  ])('is %s', async (_, isCrossRepository, call) => {
    const folder = await repository();
    await writeFile(join(folder, 'catalogue/reads/acme.yaml'), 'reads: []\n');
    await script(folder, 'publish-reads.sh', { ...env, OPEN: JSON.stringify([{ number: 7, isCrossRepository }]) });
    expect(await fakeCalls(folder)).toContain(call);
  });

  it('is not opened where nothing was read', async () => {
    const folder = await repository();
    const { stdout } = await script(folder, 'publish-reads.sh', env);
    expect(stdout).toBe('no reads to publish\n');
  });

  it('is not opened where another file has changed, or the check fails', async () => {
    const folder = await repository();
    await writeFile(join(folder, 'catalogue/reads/acme.yaml'), 'reads: []\n');
    await expect(script(folder, 'publish-reads.sh', { ...env, CHECK: '1' })).rejects.toThrow();
    await mkdir(join(folder, 'catalogue/vendors'));
    await writeFile(join(folder, 'catalogue/vendors/acme.yaml'), 'vendor: Acme\n');
    await expect(script(folder, 'publish-reads.sh', env)).rejects.toThrow('other files than reads');
    expect(await fakeCalls(folder)).not.toContain('gh pr');
  });
});

describe('the proposals of a night', () => {
  const ID = 'acme-0123456789';

  /** Runs the script with one proposal for Acme and issues as `gh` would list them. */
  async function posted(bodies: string, openIssue: string): Promise<string> {
    const folder = await folderOfTest();
    await fakeProgram(
      folder,
      'npm',
      `for last; do :; done; mkdir -p "$last"; echo text > "$last/${ID}.md"; printf 'acme\\t${ID}\\n'`,
    );
    await fakeProgram(
      folder,
      'gh',
      `case "$*" in *body,comments*) printf '%s' '${bodies}';; *number,title*) printf '%s' '${openIssue}';; esac`,
    );
    await script(folder, 'publish-proposals.sh');
    const made = (await fakeCalls(folder)).split('\n').filter((call) => /^gh issue (?:create|comment)/.test(call));
    return made.map((call) => call.split(' ').slice(0, 4).join(' ')).join();
  }

  it.each([
    ['open an issue for the vendor', '', '', 'gh issue create --title'],
    ['add to the one that is open', 'another finding', '7', 'gh issue comment 7'],
    ['are not posted twice', `posted before: ${ID}`, '7', ''],
  ])('%s', async (_, bodies, openIssue, expected) => {
    expect(await posted(bodies, openIssue)).toBe(expected);
  });
});

describe('the reads of one machine', () => {
  /** A clone whose committed catalogue has Acme and reads of a vendor that is gone, with edits that are not finished. */
  async function edited(): Promise<string> {
    const folder = await folderOfTest();
    const clone = join(folder, 'clone');
    await cp('deploy/systemd/reads.sh', join(clone, 'deploy/systemd/reads.sh'));
    const files = { 'catalogue/vendors/acme.yaml': 'finished\n', 'catalogue/reads/gone.yaml': 'reads: []\n' };
    await writeFiles(clone, files);
    commitAll(clone);
    for (const name of ['acme', 'new']) await writeFile(join(clone, `catalogue/vendors/${name}.yaml`), 'unfinished\n');
    // Both commands refuse a catalogue in which a vendor is not finished; `check` also one without the read of Acme.
    await fakeProgram(
      folder,
      'npm',
      `while [[ $1 != --catalogue ]]; do command+=" $1"; shift; done
      grep -q unfinished "$2"/vendors/* && exit 1
      case $command in *" read"*)
        [[ \${READ:-} == nothing ]] || echo 'reads: []' > "$2/reads/acme.yaml"
        [[ \${READ:-} != killed ]] || kill -9 $PPID
        [[ \${READ:-} != cut ]] || echo cut | tee "$2"/reads/{acme,new}.yaml > /dev/null
        [[ \${READ:-} != cut ]] || echo 'reads: []' > "$2/reads/kept.yaml"
        exit;;
      esac
      grep -rlx cut "$2"/reads | sed 's/$/:1:1  error  wrong-type/' | grep error && exit 1
      [[ -f $2/reads/acme.yaml && ! -f $2/reads/gone.yaml ]]`,
    );
    return folder;
  }

  const reads = (folder: string, env: Readonly<Record<string, string>> = {}) => {
    const settings = { ...process.env, PATH: pathWithFakes(folder), READS_CONTACT: 'x', ...env };
    return run('bash', ['deploy/systemd/reads.sh'], { cwd: join(folder, 'clone'), env: settings });
  };

  it('are committed beside edits that are not finished, which stay, without those of vendors that are gone', async () => {
    const folder = await edited();
    const clone = join(folder, 'clone');
    await reads(folder);
    expect(git(clone, 'show', '--format=', '--name-status', '--no-renames')).toBe(
      'A\tcatalogue/reads/acme.yaml\nD\tcatalogue/reads/gone.yaml',
    );
    for (const name of ['acme', 'new'])
      expect(await readFile(join(clone, `catalogue/vendors/${name}.yaml`), 'utf8')).toBe('unfinished\n');
  });

  it('are kept without a file that has errors, of which the earlier one stays', async () => {
    const folder = await edited();
    const clone = join(folder, 'clone/catalogue/reads');
    await reads(folder);
    await reads(folder, { READ: 'cut' });
    expect(await readdir(clone)).toEqual(['acme.yaml', 'kept.yaml']);
    expect(await readFile(join(clone, 'acme.yaml'), 'utf8')).toBe('reads: []\n');
  });

  it('are kept of a run that was killed, and restored where a file was lost', async () => {
    const folder = await edited();
    const [clone, work] = [join(folder, 'clone/catalogue/reads'), join(folder, 'clone/var/reading/catalogue/reads')];
    await expect(reads(folder, { READ: 'killed' })).rejects.toThrow();
    expect(await readdir(clone)).toEqual(['gone.yaml']);
    await writeFile(join(work, '.reading.lock'), '1');
    await reads(folder, { READ: 'nothing' });
    expect([await readdir(clone), await readdir(work)]).toEqual([['acme.yaml'], ['acme.yaml']]);
    await truncate(join(work, 'acme.yaml'));
    await reads(folder, { READ: 'nothing' });
    expect(await readFile(join(work, 'acme.yaml'), 'utf8')).toBe('reads: []\n');
  });
});
