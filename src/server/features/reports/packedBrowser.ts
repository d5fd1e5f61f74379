import { readFileSync } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { childEnvironment } from '#server/base/childEnvironment.ts';
import { findMachineBrowser, hasPackedBrowser } from './machineBrowser.ts';

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const require = createRequire(import.meta.url);

/** For pages that are answered in process: no name is found, and what needs none goes to a port that is closed. */
export const NO_NETWORK: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

const INSTALLED_BROWSER = 'MILEPOST_CHROMIUM';

export type BrowserLaunch = {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
};

/** How safely it is started; the first way that this system takes. */
type Way = { readonly isNobody: boolean; readonly hasSandbox: boolean };

const WAYS_OF_ROOT: readonly Way[] = [
  { isNobody: true, hasSandbox: true },
  { isNobody: true, hasSandbox: false },
  { isNobody: false, hasSandbox: false },
];
const WAYS_OF_OTHERS: readonly Way[] = [
  { isNobody: false, hasSandbox: true },
  { isNobody: false, hasSandbox: false },
];

/** Hands the profile over and gives up its rights, as no library starts a program for another user. */
const AS_NOBODY = fileURLToPath(new URL('./asNobody.sh', import.meta.url));

let wayTaken: Way | null = null;

/**
 * The Chromium packed in @sparticuz/chromium, which needs nothing of the machine: as nobody where root starts it, in its
 * sandbox where the system has what that needs, and with listed names of the environment alone. Its driver is half of
 * what a start would load, so it is loaded with the first report.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { args, executablePath, env } = await browserLaunch({ hasSystemFonts: true });
  const ways = process.getuid?.() === 0 ? WAYS_OF_ROOT : WAYS_OF_OTHERS;
  let failure: unknown = null;
  for (const way of wayTaken === null ? ways : [wayTaken]) {
    try {
      const browser = await chromium.launch({
        executablePath: way.isNobody ? AS_NOBODY : executablePath,
        args: [...args.filter((each) => each !== NO_SANDBOX || !way.hasSandbox), ...more],
        chromiumSandbox: way.hasSandbox,
        env: { ...env, ...(way.isNobody ? { BROWSER_PROGRAM: executablePath } : {}) },
      });
      // One that cannot show a page has its rights cut too short.
      if (wayTaken === null) await showPage(browser);
      wayTaken = way;
      return browser;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function showPage(browser: Browser): Promise<void> {
  try {
    await (await browser.newPage()).close();
  } catch (error) {
    await browser.close();
    throw error;
  }
}

const NO_SANDBOX = '--no-sandbox';

/** Of what is unpacked: another where the files beside the browser are others. */
const UNPACKED = '2';

/**
 * Unpacks the browser once into the project's cache folder. Safe for concurrent first starts: each unpacks to its own
 * folder, and one rename wins. With the fonts of the system it draws what these have, and looks otherwise from machine
 * to machine.
 */
export async function browserLaunch({ hasSystemFonts = false } = {}): Promise<BrowserLaunch> {
  const args = [
    NO_SANDBOX,
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ];
  const installed = process.env[INSTALLED_BROWSER] || (hasPackedBrowser(process) ? null : findMachineBrowser());
  if (installed) return { executablePath: installed, args, env: environment() };
  const folder = await unpackedBrowser(`browser-${packedVersion()}-${UNPACKED}`);
  // It was unpacked for one user alone, and runs as nobody.
  for (const path of [folder, join(folder, 'chromium')]) await chmod(path, 0o755).catch(() => undefined);
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...environment(),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, hasSystemFonts ? SYSTEM_FONTS : PACKED_FONTS),
    },
  };
}

/** The project's cache, or the temporary folder where that is not writable, as in a container. */
async function unpackedBrowser(name: string): Promise<string> {
  const places = [join(root, '.cache', name), join(tmpdir(), `milepost-${String(process.getuid?.() ?? '')}`, name)];
  for (const place of places) if (await exists(place)) return place;
  const [first = '', second = ''] = places;
  return unpack(first).then(
    () => first,
    () => unpack(second).then(() => second),
  );
}

async function unpack(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  const packed = join(packageFolder(), 'bin');
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  // The package unpacks into the temporary folder, where two first starts would collide.
  process.env.TMPDIR = staging;
  try {
    const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(packed, archive))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await writeFile(join(staging, PACKED_FONTS), fontsConfiguration(folder, []));
  await writeFile(join(staging, SYSTEM_FONTS), fontsConfiguration(folder, SYSTEM_FONT_FOLDERS));
  await rename(staging, folder).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
}

const PACKED_FONTS = 'fonts.conf';
const SYSTEM_FONTS = 'system-fonts.conf';
const SYSTEM_FONT_FOLDERS: readonly string[] = ['/usr/share/fonts', '/usr/local/share/fonts'];
/** Where the system has noted what its fonts hold. */
const SYSTEM_FONT_CACHE = '/var/cache/fontconfig';

/** The packed configuration names a fixed temporary folder: elsewhere no text would be drawn at all. */
function fontsConfiguration(folder: string, others: readonly string[]): string {
  const folders = [join(folder, 'fonts'), ...others].map((each) => `  <dir>${each}</dir>`).join('\n');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  <cachedir>${SYSTEM_FONT_CACHE}</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
`;
}

/** The package does not export its manifest, so its folder is found through its entry. */
function packageFolder(): string {
  return join(dirname(require.resolve('@sparticuz/chromium')), '..');
}

function packedVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error('@sparticuz/chromium is not installed: run npm ci');
}

/** It needs a folder to call its home, and gets one that everybody may use. */
function environment(): Record<string, string> {
  return { ...childEnvironment(), HOME: tmpdir() };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
