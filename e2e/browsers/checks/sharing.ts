import assert from 'node:assert/strict';
import { type Check, DASHBOARD, DESK } from '#e2e/browsers/check.ts';
import { pasteElsewhere } from './entrySheet.ts';

export const sharingChecks: readonly Check[] = [
  {
    name: 'the first press of Copy link copies the link that it makes',
    run: async (visit) => {
      const { browser, open, press, sees } = visit;
      await browser.resize(...DESK);
      await open(DASHBOARD);
      await press('button', 'Share');
      await press('dialog button', 'Copy link');
      await sees('dialog button', 'Copied');
      const link = await browser.evaluate(() => document.querySelector<HTMLInputElement>('dialog input[readonly]')?.value);
      assert.match(link ?? '', /encv=/);
      assert.equal(await pasteElsewhere(visit), link);
    },
  },
  {
    name: 'a share in a frame of another site filters by dates of its own, without a calendar that would be refused',
    run: async (visit) => {
      const { browser, site, open, sees, until, picture } = visit;
      await browser.resize(...DESK);
      await open(DASHBOARD);
      const share = await browser.evaluate(async (ancestor) => {
        const body = { style: 'dynamic', filters: '{}', fiscal_year: 'current', frame_ancestors: [ancestor] };
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch('/api/plans/demo/shares', { method: 'POST', headers, body: JSON.stringify(body) });
        return (await reply.json()).url;
      }, site.address);
      site.show(`<iframe src="${share}" width="1200" height="800"></iframe>`);
      await open(site.address);
      await browser.enter('iframe');
      await sees('article');
      await browser.evaluate(() => {
        for (const button of document.querySelectorAll('button')) if (button.textContent.includes('Due date')) button.click();
      });
      await until('the choice of due dates', () =>
        browser.evaluate(() => {
          const select = document.querySelector<HTMLSelectElement>('[data-kind="dueDate"] select');
          if (select === null) return false;
          select.value = 'custom';
          return select.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      );
      await sees('input[inputmode="numeric"]');
      await browser.enter(null);
      await picture('framed-dates');
      await browser.enter('iframe');
      assert.equal(await browser.evaluate(() => document.querySelector('button[aria-label^="Calendar"]')), null);
    },
  },
];
