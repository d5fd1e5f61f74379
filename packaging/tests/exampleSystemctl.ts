// systemctl of an example machine (exampleMachine.ts): runs its unit as systemd does, as far as the unit goes.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnvironmentFile } from '#scripts/environmentFile.ts';
import { readServiceUnit } from '#scripts/serviceUnit.ts';

const [root = '', verb = ''] = process.argv.slice(2);
const pidFile = join(root, 'service.pid');

if (verb === 'stop' || verb === 'restart') await stop();
if (verb === 'start' || verb === 'restart' || verb === 'enable') start();

function start(): void {
  const unit = readServiceUnit(readFileSync(join(root, 'etc/systemd/system/milepost.service'), 'utf8'));
  mkdirSync(join(root, 'var/lib/milepost'), { recursive: true, mode: 0o700 });
  const journal = openSync(join(root, 'journal'), 'a');
  const [command = '', ...args] = unit.start.split(' ');
  const child = spawn(command, args, {
    cwd: unit.workingFolder ?? '/',
    env: {
      PATH: process.env.PATH,
      ...unit.environment,
      ...readEnvironmentFile(readFileSync(unit.environmentFile ?? '', 'utf8')),
    },
    stdio: ['ignore', journal, journal],
    detached: true,
  });
  child.unref();
  writeFileSync(pidFile, String(child.pid));
}

async function stop(): Promise<void> {
  const pid = Number(readIfThere(pidFile));
  if (pid === 0) return;
  process.kill(pid, 'SIGTERM');
  while (isAlive(pid)) await pause(20);
  rmSync(pidFile);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
