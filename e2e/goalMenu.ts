import type { Locator, Page } from '@playwright/test';

/** The menu of a goal's detail or expanded card, opened. */
export async function openGoalMenu(within: Page | Locator): Promise<Locator> {
  await within.getByRole('button', { name: 'More of this goal' }).click();
  return within.getByRole('menu', { name: 'More of this goal' });
}

/** Shows the facts of the goal that is open. */
export async function openFacts(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^Facts/ });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Chooses what is seldom done with a goal. */
export async function chooseOfGoal(within: Page | Locator, item: string): Promise<void> {
  const menu = await openGoalMenu(within);
  await menu
    .getByRole('menuitem', { name: item })
    .or(menu.getByRole('menuitemradio', { name: item }))
    .click();
}
