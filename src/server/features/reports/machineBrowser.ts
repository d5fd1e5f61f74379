import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export type Machine = { readonly platform: NodeJS.Platform; readonly arch: NodeJS.Architecture };

/** The packed browser is built for one kind of machine. */
export function hasPackedBrowser({ platform, arch }: Machine): boolean {
  return platform === 'linux' && arch === 'x64';
}

/** The path of a Chromium that the machine has, or null. */
export function findMachineBrowser(folders = (process.env.PATH ?? '').split(':')): string | null {
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
