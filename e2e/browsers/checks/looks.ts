import assert from 'node:assert/strict';
import { type Check, DASHBOARD, DESK, PHONE } from '#e2e/browsers/check.ts';
import type { Visit } from '#e2e/browsers/visit.ts';

const CUSTOM = `${DASHBOARD}?filters=${encodeURIComponent('{"dueDate":"2026-11-20::2026-12-31"}')}`;

export const lookChecks: readonly Check[] = [
  ...[DESK, PHONE].map((size) => ({
    name: `custom due dates are read whole at ${size[0]} px`,
    run: async (visit: Visit) => {
      const { browser, open, press, sees, picture } = visit;
      await browser.resize(...size);
      await open(CUSTOM);
      await press('button', 'Filter');
      await sees('input[inputmode="numeric"]');
      await picture(`custom-dates-${size[0]}`);
      const cut = await browser.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]'))
          .filter((field) => {
            const text = document.createElement('span');
            const { font, paddingLeft, paddingRight } = getComputedStyle(field);
            text.style.cssText = `position: absolute; font: ${font}`;
            text.textContent = field.value;
            document.body.append(text);
            const wanted = text.getBoundingClientRect().width + parseFloat(paddingLeft) + parseFloat(paddingRight);
            text.remove();
            return wanted > field.clientWidth;
          })
          .map((field) => field.value),
      );
      assert.deepEqual(cut, []);
    },
  })),
  {
    name: 'the dates of a goal’s form have a calendar one sees',
    run: async (visit) => {
      const { browser, open, press, sees, picture, placeOf } = visit;
      await browser.resize(...DESK);
      await open(DASHBOARD);
      await press('button', 'More');
      await press('[role="menuitem"]', 'Add goal');
      await sees('dialog[open]');
      await placeOf('dialog button[aria-label^="Calendar for"]');
      await picture('goal-form-dates');
    },
  },
  {
    name: 'bars and badges keep their colours on paper',
    run: async ({ browser, open, sees }) => {
      await open(DASHBOARD);
      await sees('article');
      const kept = await browser.evaluate(() => {
        const article = document.querySelector('article');
        return article === null ? '' : getComputedStyle(article).getPropertyValue('print-color-adjust');
      });
      assert.equal(kept, 'exact');
    },
  },
  {
    name: 'a card has its shadow',
    run: async ({ browser, open, sees }) => {
      await open(DASHBOARD);
      await sees('article');
      const shadow = await browser.evaluate(() => {
        const card = document.querySelector('article');
        return card === null ? 'none' : getComputedStyle(card).boxShadow;
      });
      assert.notEqual(shadow, 'none');
    },
  },
];
