import { type Check, DASHBOARD, DESK } from '#e2e/browsers/check.ts';
import { ADMIN } from '#e2e/milepost.ts';

export const signInChecks: readonly Check[] = [
  {
    name: 'signing in by keyboard alone leads to the dashboard',
    run: async ({ browser, open, sees }) => {
      await browser.forget();
      await browser.resize(...DESK);
      await open(DASHBOARD);
      await sees('input[name="email"]:focus');
      await browser.type(ADMIN.email);
      await browser.press('Tab');
      await browser.type(ADMIN.password);
      await browser.press('Enter');
      await sees('article', 'A financially strong city');
    },
  },
];
