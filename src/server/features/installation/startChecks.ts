import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedPlaces } from '#server/features/connections/sources/feedOrigins.ts';
import {
  findMachineBrowser,
  hasPackedBrowser,
  isProgram,
  type Machine,
} from '#server/features/reports/machineBrowser.ts';

/** Something of the installation that is not right: what, and what puts it right. */
export type Finding = { readonly problem: string; readonly mend: string };

/** What a look at files alone finds; the server says it when it starts, and `milepost doctor` too. */
export function startChecks(config: {
  readonly dataFolder: string;
  readonly feedPlaces: FeedPlaces;
}): readonly Finding[] {
  const browser = checkBrowserFile(process.env.MILEPOST_CHROMIUM);
  return [...checkDataFiles(config.dataFolder), ...checkFeedFolders(config), ...browser];
}

/** Files of the data folder that belong to somebody else or cannot be written, and a folder that others may look into. */
export function checkDataFiles(folder: string): readonly Finding[] {
  const me = process.getuid?.();
  if (me === undefined) return [];
  const found: Finding[] = [];
  for (const path of [folder, ...namesIn(folder).map((name) => join(folder, name))]) {
    const file = statSync(path, { throwIfNoEntry: false });
    if (file === undefined) continue;
    const { uid, mode } = file;
    if (uid !== me && me !== 0) {
      const mend = `Give it to the user that runs Milepost: chown -R ${me} ${folder}`;
      found.push({ problem: `${path} belongs to another user (number ${uid})`, mend });
    } else if (!isAllowed(path, constants.R_OK | constants.W_OK)) {
      found.push({ problem: `${path} cannot be written`, mend: `Allow it: chmod -R u+rwX ${folder}` });
    } else if (path === folder && (mode & 0o077) !== 0) {
      found.push({
        problem: `Others on this machine may look into ${path}`,
        mend: `Allow its owner alone: chmod 700 ${path}`,
      });
    }
  }
  return found;
}

export function checkFeedFolders({ feedPlaces: { folders } }: { readonly feedPlaces: FeedPlaces }): readonly Finding[] {
  return [...folders].flatMap(([name, path]) => {
    const mend = 'Create or mount it and allow reading, or take it out of MILEPOST_FEED_FOLDERS.';
    if (namesIn(path, null) === null) {
      return [{ problem: `The folder ${path} that feeds read as “${name}” is not there, or cannot be read`, mend }];
    }
    return [];
  });
}

/** Whether there is a browser that prints reports; without one, everything else works. */
export function checkBrowserFile(
  path: string | undefined,
  machine: Machine & { readonly browser: string | null } = { ...here(), browser: findMachineBrowser() },
): readonly Finding[] {
  const mend =
    'Install Chromium (Debian: apt-get install chromium), and name it in MILEPOST_CHROMIUM if it is not found.';
  if (path) {
    return isProgram(path)
      ? []
      : [{ problem: `${path} of MILEPOST_CHROMIUM is no program: reports cannot be made as PDF`, mend }];
  }
  if (hasPackedBrowser(machine) || machine.browser !== null) return [];
  const problem = `There is no browser for ${machine.platform} on ${machine.arch}: reports cannot be made as PDF`;
  return [{ problem, mend }];
}

function here(): Machine {
  return { platform: process.platform, arch: process.arch };
}

function namesIn(folder: string): string[];
function namesIn(folder: string, otherwise: null): string[] | null;
function namesIn(folder: string, otherwise: null | [] = []): string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return otherwise;
  }
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
