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
      const link = await browser.evaluate(
        () => document.querySelector<HTMLInputElement>('dialog input[readonly]')?.value,
      );
      assert.match(link ?? '', /encv=/);
      assert.equal(await pasteElsewhere(visit), link);
    },
  },
  {
    name: 'a share in a frame of another site filters by dates of its own, without a calendar that would be refused',
    run: async ({ browser, site, open, enter, press, placeOf, sees, picture }) => {
      await browser.resize(...DESK);
      await open(DASHBOARD);
      const address = await browser.evaluate(async (ancestor) => {
        const filters = '{"dueDate":"2026-11-20::2026-12-31"}';
        const body = { style: 'dynamic', filters, fiscal_year: 'current', frame_ancestors: [ancestor] };
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch('/api/plans/demo/shares', { method: 'POST', headers, body: JSON.stringify(body) });
        return (await reply.json()).long_url;
      }, site.address);
      site.show(`<iframe src="${address}" width="1200" height="800"></iframe>`);
      await open(site.address);
      await enter('iframe');
      await sees('article');
      await press('button', 'Filter');
      await placeOf('[data-kind="dueDate"] select');
      await browser.evaluate(() => document.querySelector<HTMLElement>('[data-kind="dueDate"] select')?.focus());
      await browser.type('Custom');
      await sees('input[inputmode="numeric"]');
      assert.equal(await browser.evaluate(() => document.querySelector('button[aria-label^="Calendar"]')), null);
      await picture('framed-dates');
    },
  },
];
