import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { freePort } from '#e2e/milepost.ts';
import type { Browser, Place } from './browser.ts';
import { KEYS } from './keys.ts';
import { virtualScreen } from './virtualScreen.ts';
import { findElement, startWebDriver, type WebDriver } from './webDriver.ts';

/** The small browser that Debian has beside the library. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK, driven by the WebDriver that comes with it, on a screen that nobody sees. */
export async function startWebKit(): Promise<Browser> {
  const screen = await virtualScreen();
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(screen === null ? {} : { DISPLAY: screen.display }), ...DRAWING },
  });
  const end = () => {
    child.kill();
    screen?.end();
  };
  try {
    const driver = await startWebDriver(`http://127.0.0.1:${port}`, OPTIONS);
    await openBareWindow(driver);
    return webKitBrowser(driver, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Without a graphics card Mesa draws; its usual driver, which compiles shaders, crashed WebKitGTK 2.50. */
const DRAWING = { GDK_BACKEND: 'x11', GALLIUM_DRIVER: 'softpipe' };

/** ms */
const PATIENCE = 30_000;
const REST = 500;

const OPTIONS = {
  timeouts: { pageLoad: PATIENCE, script: PATIENCE },
  'webkitgtk:browserOptions': {
    binary: MINI_BROWSER,
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  },
};

/** Without a toolbar, which would not let it become as narrow as a phone. */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const script =
    "window.open('about:blank', '', 'popup,width=1280,height=900,toolbar=no,menubar=no,location=no,status=no')";
  const first = await driver.get<string>('/window');
  await driver.post('/execute/sync', { script, args: [] });
  let opened: string | undefined;
  while (opened === undefined) {
    const handles = await driver.get<readonly string[]>('/window/handles');
    opened = handles.find((each) => each !== first);
  }
  await driver.post('/window', { handle: opened });
}

/** WebKitGTK 2.50 hangs now and then where a page is left while it loads scripts: waits until it loads nothing more. */
async function atRest(driver: WebDriver): Promise<void> {
  await driver.post('/frame', { id: null });
  const script = 'return performance.getEntriesByType("resource").length';
  let before = -1;
  for (let now = 0; now !== before; await new Promise((resolve) => setTimeout(resolve, REST))) {
    before = now;
    now = await driver.post<number>('/execute/sync', { script, args: [] });
  }
}

function webKitBrowser(driver: WebDriver, end: () => void): Browser {
  let entered: string | null = null;

  const perform = (source: object) => driver.post<void>('/actions', { actions: [source] });

  async function look(frame: string | null): Promise<void> {
    await driver.post('/frame', { id: null });
    if (frame !== null) await driver.post('/frame', { id: await findElement(driver, frame) });
  }

  async function mouse(place: Place, then: readonly object[]): Promise<void> {
    // Places are of the window, whichever frame was entered.
    if (entered !== null) await look(null);
    await perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', duration: 0, x: Math.round(place.x), y: Math.round(place.y) }, ...then],
    });
    if (entered !== null) await look(entered);
  }

  const type = (actions: readonly object[]) => perform({ type: 'key', id: 'keyboard', actions });

  return {
    name: 'WebKitGTK',
    version: driver.version,
    open: async (address) => {
      entered = null;
      await atRest(driver);
      await driver.post('/url', { url: address });
    },
    resize: (width, height) => driver.post('/window/rect', { x: 0, y: 0, width, height }),
    evaluate: (run, ...args) => driver.post('/execute/sync', { script: `return (${run})(...arguments)`, args }),
    enter: (frame) => {
      entered = frame;
      return look(frame);
    },
    moveTo: (place) => mouse(place, []),
    clickAt: (place) =>
      mouse(place, [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (...pressed) => {
      const codes = pressed.map((key) => KEYS[key]);
      return type([
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    type: (text) =>
      type(
        Array.from(text, (value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]).flat(),
      ),
    screenshot: async (file) => {
      const picture = await driver.get<string>('/screenshot');
      await writeFile(file, Buffer.from(picture, 'base64'));
    },
    forget: () => driver.remove('/cookie'),
    end: async () => {
      // A browser that hangs never answers.
      await Promise.race([driver.remove('').catch(() => {}), new Promise((resolve) => setTimeout(resolve, REST))]);
      end();
    },
  };
}
