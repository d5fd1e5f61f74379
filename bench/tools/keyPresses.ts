import type { Page } from '@playwright/test';

const PRESSES = 40;
const KEYS = [...'wait', ...Array.from({ length: 4 }, () => 'Backspace')];

/**
 * Types a word into the keyword box and takes it back, a key at a time: each from the event to the frame after the last
 * change it caused, milliseconds. The page has been looked at before its script ran (`watchCards`).
 */
export async function keyPresses(page: Page): Promise<number[]> {
  await page.evaluate(watchPaints);
  await page
    .getByRole('button', { name: /Filter/, expanded: false })
    .first()
    .click();
  await page.getByRole('searchbox').first().click();
  const times: number[] = [];
  while (times.length < PRESSES) {
    await page.evaluate(() => window.pressBegins());
    await page.keyboard.press(KEYS[times.length % KEYS.length] ?? 'e');
    times.push(await page.evaluate(() => window.pressEnds()));
  }
  return times;
}

declare global {
  interface Window {
    pressBegins(): void;
    pressEnds(): Promise<number>;
  }
}

/** Runs in the page. A press is over when nothing was painted for a while after it. */
function watchPaints(): void {
  const QUIET_MS = 150;
  let pressedAt = 0;
  let paintedAt = 0;
  const afterPaint = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        paintedAt = performance.now();
      }, 0),
    );
  new MutationObserver(afterPaint).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'style'],
    characterData: true,
  });
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
      afterPaint();
    },
    { capture: true },
  );
  window.pressBegins = () => {
    pressedAt = 0;
    paintedAt = 0;
  };
  window.pressEnds = () =>
    new Promise((resolve) => {
      const look = () => {
        if (paintedAt > 0 && performance.now() - paintedAt > QUIET_MS) resolve(paintedAt - pressedAt);
        else setTimeout(look, 10);
      };
      look();
    });
}
