import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a line of a shell printed, and how it ended. */
export type ShellResult = { readonly status: number; readonly output: string };

/**
 * A machine in a folder, on which the steps of the guide are taken as they stand there: its /opt, /etc, /var and
 * /usr/local/bin lie in the folder. What needs root or systemd is stood in for; all else is the machine's own.
 */
export type ExampleMachine = {
  readonly root: string;
  /** Where the machine's own path is. */
  at(path: string): string;
  /** Puts a release with its checksum where the stranger is; the files of today under another version. */
  putRelease(name: string, version: string): void;
  /** Runs lines in a bare shell, which ends at the first that fails. */
  run(lines: string): Promise<ShellResult>;
  remove(): Promise<void>;
};

const REPOSITORY = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const OWN = /(?<![\w$./])\/(opt|etc|var|usr\/local\/bin)(?=\/|\s|$)/gm;

/** What a release has that is run; the page and the packages are those of the repository. */
const SHIPPED = ['src', 'scripts', 'packaging', 'package.json', 'package-lock.json', '.env.example'];

/** `port`: where the service listens, in place of 4600. */
export function createExampleMachine(port: number): ExampleMachine {
  const root = mkdtempSync(join(tmpdir(), 'milepost-machine-'));
  const moved = (text: string) => text.replace(OWN, `${root}/$1`).replaceAll('127.0.0.1:4600', `127.0.0.1:${port}`);
  const home = join(root, 'home');
  const bin = join(root, 'stand-ins');
  for (const folder of ['opt', 'etc/systemd/system', 'var/lib', 'var/backups', 'usr/local/bin', 'home', 'stand-ins']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const standIn = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  standIn('sudo', 'exec env "$@"');
  standIn('useradd', `echo "$*" >> ${root}/users`);
  // Its owner is whoever runs the test.
  standIn(
    'install',
    'for each do shift; case $each in -o|-g) skip=1;; *) [ -n "$skip" ] || set -- "$@" "$each"; skip=;; esac; done; exec /usr/bin/install "$@"',
  );
  standIn('journalctl', `cat ${root}/journal`);
  standIn('systemctl', `exec ${process.execPath} ${REPOSITORY}/packaging/tests/exampleSystemctl.ts ${root} "$@"`);
  const run = (lines: string) =>
    runShell(moved(lines), {
      home,
      path: `${join(root, 'usr/local/bin')}:${bin}:${dirname(process.execPath)}:/usr/bin:/bin`,
    });
  return {
    root,
    at: (path) => `${root}${path}`,
    run,
    putRelease: (name, version) => {
      const stage = join(root, 'stage');
      const folder = join(stage, name);
      mkdirSync(folder, { recursive: true });
      execFileSync(
        'sh',
        [
          '-c',
          `git ls-files -z -co --exclude-standard -- ${SHIPPED.join(' ')} | tar --null -T - -c | tar -x -C "$1"`,
          'sh',
          folder,
        ],
        { cwd: REPOSITORY },
      );
      change(join(folder, 'package.json'), (text) => text.replace(/"version": ".*"/, `"version": "${version}"`));
      change(join(folder, 'packaging/milepost.service'), (text) =>
        moved(text).replace(/^(User|Group)=.*$/gm, (_, key: string) => `${key}=${userInfo().username}`),
      );
      for (const name of ['node_modules', 'dist']) {
        if (existsSync(join(REPOSITORY, name))) symlinkSync(join(REPOSITORY, name), join(folder, name));
      }
      execFileSync('tar', ['-czf', join(home, `${name}.tar.gz`), name], { cwd: stage });
      execFileSync('sh', ['-c', `sha256sum ${name}.tar.gz > ${name}.tar.gz.sha256`], { cwd: home });
      rmSync(stage, { recursive: true });
    },
    remove: async () => {
      await run('systemctl stop milepost');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The environment of whoever has just signed in: nothing of Milepost in it. */
function runShell(
  lines: string,
  { home, path }: { readonly home: string; readonly path: string },
): Promise<ShellResult> {
  const child = spawn('sh', ['-eux', '-c', lines], {
    cwd: home,
    env: { HOME: home, PATH: path, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status: status ?? -1, output }));
  });
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
