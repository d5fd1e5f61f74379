import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal, openGoalMenu } from './goalMenu.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';

const detail = (page: Page) => page.getByRole('dialog');
const handle = (page: Page) => detail(page).getByRole('slider', { name: 'The year ends at' });
const panel = (page: Page) => detail(page).getByRole('tabpanel');
const row = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/plans/demo/dashboard?goal=affordable-homes`);
  await chooseOfGoal(detail(page), 'What if');
  await expect(handle(page)).toBeVisible();
}

async function dragUp(page: Page, slider: Locator, by: number): Promise<void> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The handle is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - by, { steps: 4 });
  await page.mouse.up();
}

test('the end of a year is dragged, moved by keys and typed; goals above and health follow, and nothing is written', async ({
  signedIn: page,
  milepost,
}) => {
  await open(page, milepost.address);
  const written: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));
  await expect(panel(page).getByText('Nothing is written')).toBeVisible();
  const likely = Number(await handle(page).getAttribute('aria-valuenow'));
  await expect(detail(page).getByText(`Likely ${likely} (8 in 10: 103 to 128).`)).toBeVisible();
  await expect(detail(page).getByText('8 in 10: 103 to 128', { exact: true }), 'the band is named').toBeVisible();
  await expect(detail(page).getByText('Today', { exact: true })).toBeVisible();
  await dragUp(page, handle(page), 20);
  expect(Number(await handle(page).getAttribute('aria-valuenow'))).toBeGreaterThan(likely);
  await expect(detail(page).getByRole('tab', { name: 'What if 1' })).toHaveAttribute('aria-selected', 'true');
  await handle(page).press('Escape');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', String(likely));
  await expect(detail(page), 'Esc takes back and does not close').toBeVisible();
  await handle(page).press('ArrowUp');
  await handle(page).press('Shift+ArrowUp');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', String(likely + 11));

  await panel(page).getByLabel('The year ends at').fill('150');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '150');
  await expect(detail(page).getByText('To end at 150, 112 is needed from Nov to Jun: 14 a month.')).toBeVisible();
  await expect(detail(page).getByText('The most in those eight months so far was 87, in FY25. Likely')).toBeVisible();
  await expect(row(page, '4.2.2 Affordable homes')).toContainText(/Critical.*94%.*On Target/);
  await expect(row(page, '4.2 Permit 650')).toContainText(/On Target.*Achieved/);
  await expect(row(page, '4 Homes and jobs')).toContainText(/\+\d\.\d points/);
  await expect(row(page, 'Plan health')).toContainText('+1 Achieved');
  await expectNoAxeViolations(page);

  await panel(page).getByLabel('Add a goal').selectOption('market-homes');
  const other = panel(page).getByLabel('4.2.1 Market-rate homes: the year ends at');
  await other.fill('0');
  await expect(row(page, '4.2 Permit 650')).toContainText(/Critical/);
  await panel(page).getByRole('button', { name: 'Take back 4.2.1 Market-rate homes' }).click();
  await expect(other).toBeHidden();
  await expect(row(page, '4.2 Permit 650')).toContainText(/On Target.*Achieved/);
  await panel(page).getByLabel('The year ends at').fill('many');
  await expect(panel(page).getByText('This is not a number.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(handle(page)).toHaveAttribute('aria-valuenow', String(likely));
  expect(written).toEqual([]);
});

test('what is tried out is kept as a note, and its address shows it to somebody else', async ({ browser }) => {
  const milepost = await startMilepost();
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await signIn(page, milepost);
  await open(page, milepost.address);
  await panel(page).getByLabel('The year ends at').fill('150');
  await panel(page).getByRole('button', { name: 'Keep as a note' }).click();
  await panel(page).getByLabel('What is it about?').fill('Canal Street closes by May');
  await page.keyboard.press('Enter');
  const notes = panel(page).getByRole('region', { name: 'Kept notes' });
  const words = 'What if the year ends at 150: Canal Street closes by May';
  await expect(notes.getByText(words)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Keep as a note' })).toBeFocused();
  await panel(page).getByRole('button', { name: 'Take back', exact: true }).click();
  await notes.getByRole('button', { name: `Open: ${words}` }).click();
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '150');
  await notes.getByRole('button', { name: `Copy the link to: ${words}` }).click();
  await expect(notes.getByText('Link copied')).toBeAttached();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(address);
  await expect(handle(other)).toHaveAttribute('aria-valuenow', '150');
  await expect(panel(other).getByText('Opened from a note: “Canal Street closes by May”')).toBeVisible();
  await expect(panel(other).getByText('Nothing is written')).toBeVisible();

  await detail(page)
    .getByRole('tab', { name: /^Comments/ })
    .click();
  const note = panel(page).getByRole('listitem').filter({ hasText: words });
  await expect(note).not.toContainText('http');
  await expect(detail(page).getByRole('tab', { name: 'Comments 3' }), 'the tab counts what it lists').toBeVisible();
  await expect(note.getByRole('link', { name: 'Open what if' })).toHaveAttribute(
    'href',
    /goal=affordable-homes.*#what-if=/,
  );
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=affordable-homes`);
  await note.getByRole('link', { name: 'Open what if' }).press('Enter');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '150');
  await expect(detail(page).getByRole('tab', { name: /^What if/ }), 'the focus stays in the detail').toBeFocused();
  await context.close();
  await milepost.stop();
});

test('a finger drags the end of a year, and the page stays where it is', async ({ browser, milepost }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, milepost);
  await open(page, milepost.address);
  await handle(page).scrollIntoViewIfNeeded();
  const likely = Number(await handle(page).getAttribute('aria-valuenow'));
  const chart = detail(page).getByRole('img', { name: /^The year ends at/ });
  const [place, box] = [await chart.boundingBox(), await handle(page).boundingBox()];
  if (box === null) throw new Error('The handle is not there.');
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) => {
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 - up };
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  };
  await touch('touchStart', 0);
  for (const up of [4, 12, 20, 28]) await touch('touchMove', up);
  await expect
    .poll(async () => Number(await handle(page).getAttribute('aria-valuenow')), 'the handle follows the finger')
    .toBeGreaterThan(likely + 20);
  await touch('touchEnd', 0);
  expect(await chart.boundingBox(), 'the page is not scrolled').toEqual(place);
  await context.close();
});

test('there is nothing to try out of a goal that is computed from others', async ({ signedIn: page, milepost }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=new-homes`);
  await expect(detail(page).getByRole('link', { name: 'What moved it?' })).toBeVisible();
  const menu = await openGoalMenu(detail(page));
  await expect(menu.getByRole('menuitem', { name: 'Edit the goal' })).toBeVisible();
  await expect(menu.getByRole('menuitemradio', { name: 'What if' })).toHaveCount(0);
});
