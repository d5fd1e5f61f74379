import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMachineBrowser } from '#server/features/reports/machineBrowser.ts';
import { checkBrowserFile, checkDataFiles, checkFeedFolders } from './startChecks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a look at the files', () => {
  it('finds nothing in a folder that its owner alone may enter', () => {
    writeFileSync(join(folder, 'milepost.db'), '');
    expect(checkDataFiles(folder)).toEqual([]);
  });

  it('finds a folder that others may look into', () => {
    chmodSync(folder, 0o750);
    expect(checkDataFiles(folder)).toEqual([
      { problem: `Others on this machine may look into ${folder}`, mend: `Allow its owner alone: chmod 700 ${folder}` },
    ]);
  });

  it('finds folders of feeds that are not there', () => {
    const folders = new Map([
      ['here', folder],
      ['gone', join(folder, 'gone')],
    ]);
    const found = checkFeedFolders({ feedPlaces: { origins: [], folders } });
    expect(found.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('that feeds read as “gone” is not there'),
    ]);
  });

  it('finds a browser of the settings that is no program', () => {
    const file = join(folder, 'chromium');
    writeFileSync(file, '#!/bin/sh');
    expect(checkBrowserFile(file)[0]?.problem).toContain('is no program');
    chmodSync(file, 0o755);
    expect(checkBrowserFile(file)).toEqual([]);
  });

  describe('says in one sentence that there is no PDF, and what to do,', () => {
    const mend =
      'Install Chromium (Debian: apt-get install chromium), and name it in MILEPOST_CHROMIUM if it is not found.';
    const none = (machine: string) => [
      { problem: `There is no browser for ${machine}: reports cannot be made as PDF`, mend },
    ];
    it.each([
      ['where the packed browser is not for the processor', { platform: 'linux', arch: 'arm64' }, 'linux on arm64'],
      ['nor for the system', { platform: 'darwin', arch: 'x64' }, 'darwin on x64'],
    ] as const)('%s', (_, machine, named) => {
      expect(checkBrowserFile(undefined, { ...machine, browser: null })).toEqual(none(named));
      expect(checkBrowserFile('', { ...machine, browser: null })).toEqual(none(named));
    });

    it.each([
      ['the packed one is for it', { platform: 'linux', arch: 'x64', browser: null }],
      ['the machine has one', { platform: 'linux', arch: 'arm64', browser: '/usr/bin/chromium' }],
    ] as const)('but not where %s', (_, machine) => {
      expect(checkBrowserFile(undefined, machine)).toEqual([]);
    });
  });

  it('finds a Chromium that the machine has on its path', () => {
    writeFileSync(join(folder, 'chromium'), '#!/bin/sh');
    expect(findMachineBrowser([folder])).toBeNull();
    chmodSync(join(folder, 'chromium'), 0o755);
    expect(findMachineBrowser(['/nowhere', folder])).toBe(join(folder, 'chromium'));
  });
});
