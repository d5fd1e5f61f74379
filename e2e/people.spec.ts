import type { Browser, Page } from '@playwright/test';
import { totpOf } from '#testing/server/exampleTotp.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInThemes } from './axe.ts';
import { openMailbox } from './mailbox.ts';
import { ADMIN, expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const EVE = { email: 'eve@example.org', name: 'Eve Adams', password: 'a long password' };

let milepost: RunningMilepost;
test.beforeAll(async () => {
  milepost = await startMilepost();
});
test.afterAll(() => milepost.stop());

const MEMBERS = '/plans/demo/settings/members';

test('an invitation leads from the lead’s link to an account and the dashboard', async ({ page, browser }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}${MEMBERS}`);
  const link = await invite(page, EVE.email);
  const eve = await newPage(browser);
  await eve.goto(link);
  await expect(eve.getByRole('heading', { name: /^Join / })).toBeVisible();
  await expectNoAxeViolations(eve);
  await eve.getByLabel('Your name').fill(EVE.name);
  await eve.getByLabel('Password', { exact: true }).fill(EVE.password);
  await eve.getByRole('button', { name: 'Create account and join' }).click();
  await expect(eve.getByRole('heading', { name: 'No goal is yours yet.' })).toBeVisible();
  await eve.goto(link);
  await expect(eve.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();

  await page.goto(`${milepost.address}${MEMBERS}`);
  await page.getByLabel('Role of Eve Adams').selectOption('Viewer');
  await expect(page.getByRole('status').filter({ hasText: 'Eve Adams is now a viewer.' })).toBeVisible();
  await page.getByLabel('Role of Ada').selectOption('Member');
  await expect(page.getByRole('alert')).toContainText('last lead');
  await expect(page.getByLabel('Role of Ada')).toHaveValue('lead');
  await eve.context().close();
});

test('two leads who edit one member overwrite nothing of each other, and are asked where both changed the same', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  const open = async (one: Page) => {
    await signIn(one, milepost);
    await one.goto(`${milepost.address}${MEMBERS}`);
    await one.getByRole('button', { name: 'Actions for Kofi Mensah' }).click();
    await one.getByRole('menuitem', { name: 'Name and department…' }).click();
    const dialog = one.getByRole('dialog');
    return {
      dialog,
      first: dialog.getByLabel('First name'),
      last: dialog.getByLabel('Last name'),
      save: dialog.getByRole('button', { name: 'Save', exact: true }),
    };
  };
  const mine = await open(page);
  const theirs = await open(other);
  await theirs.first.fill('Kwame');
  await theirs.last.fill('Addo');
  await theirs.save.click();
  await expect(theirs.dialog).toBeHidden();
  await mine.last.fill('Owusu');
  await mine.save.click();
  await expect(mine.dialog.getByRole('alert')).toContainText('Last name: yours “Owusu”, theirs “Addo”.');
  await expect(mine.save).toBeDisabled();
  await mine.dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(mine.dialog).toBeHidden();
  await expect(page.getByText('Kwame Owusu')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Kwame Owusu' }).click();
  await page.getByRole('menuitem', { name: 'Name and department…' }).click();
  await mine.first.fill('Kofi');
  await mine.last.fill('Mensah');
  await mine.save.click();
  await expect(mine.dialog).toBeHidden();
  await other.context().close();
});

test('a member is removed, and a successor owns their goals', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}${MEMBERS}`);
  await page.getByRole('searchbox').fill('Lucia');
  await page.getByRole('button', { name: 'Actions for Lucia Ferrante' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the plan…' }).click();
  await page.getByLabel('New owner').selectOption('Kofi Mensah');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Nobody has this name.')).toBeVisible();
});

test('departments are added, moved, renamed and removed', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/settings/departments`);
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await page.getByLabel('New department').fill(' ');
  await expect(add).toBeDisabled();
  await page.getByLabel('New department').fill('Housing');
  await add.click();
  await expect(page.getByLabel('New department')).toHaveValue('');
  await page.getByRole('button', { name: 'Move Housing up' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Housing is now at position \d+ of \d+\.$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Housing' }).click();
  await page.getByLabel('Name of Housing').fill('Homes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Homes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Homes' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Homes', { exact: true })).toHaveCount(0);
});

test('two-factor is set up, asked for, and let in by a recovery code', async ({ page, browser }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}${MEMBERS}`);
  const grace = await newPage(browser);
  await join(grace, await invite(page, 'grace@example.org'), 'Grace Hopper');
  await grace.goto(`${milepost.address}/account`);
  await grace.getByRole('button', { name: 'Set up two-factor' }).click();
  await grace.getByLabel('Your password again').fill(EVE.password);
  await grace.keyboard.press('Enter');
  await expect(grace.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectNoAxeViolations(grace);
  const key = (await grace.locator('code').textContent()) ?? '';
  const [recovery = '', second = ''] = await grace
    .getByRole('region', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  await grace.getByLabel('Code from the authenticator app').fill(totpOf(key));
  await grace.keyboard.press('Enter');
  await expect(grace.getByRole('status').filter({ hasText: 'Two-factor is on.' })).toBeVisible();

  for (const [isRecovery, code] of [
    // Each code is good once: this is the next.
    [false, totpOf(key, 1)],
    [true, recovery],
  ] as const) {
    await grace.context().clearCookies();
    await grace.goto(`${milepost.address}/plans/demo/dashboard`);
    await grace.getByLabel('E-mail').fill('grace@example.org');
    await grace.getByLabel('Password', { exact: true }).fill(EVE.password);
    await grace.keyboard.press('Enter');
    await expect(grace.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await grace.getByLabel('Code').fill('000000');
    await grace.keyboard.press('Enter');
    await expect(grace.getByRole('alert')).toContainText('That code is not correct.');
    if (isRecovery) await grace.getByRole('button', { name: 'Use a recovery code' }).click();
    await grace.getByLabel(isRecovery ? 'Recovery code' : 'Code').fill(code);
    await grace.keyboard.press('Enter');
    await expect(grace.getByRole('article').first()).toBeVisible();
  }
  // The password alone takes no factor away; a code does, and the keyboard is enough.
  await grace.goto(`${milepost.address}/account`);
  const codes = grace.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ });
  const prove = async (code: string) => {
    await grace.getByLabel('Your password again').fill(EVE.password);
    await grace.getByLabel('Code from the authenticator app, or a recovery code').fill(code);
    await grace.keyboard.press('Enter');
  };
  await grace.getByRole('button', { name: 'New recovery codes' }).press('Enter');
  await prove('000000');
  await expect(grace.getByText('That code is not correct.')).toBeVisible();
  await expectNoAxeViolations(grace);
  await grace.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(grace.getByRole('button', { name: 'New recovery codes' })).toBeFocused();
  await grace.getByRole('button', { name: 'New recovery codes' }).press('Enter');
  await prove(second);
  await expect(codes).toHaveCount(10);
  const [fresh = ''] = await codes.allTextContents();
  await grace.getByRole('button', { name: 'I have written them down' }).click();
  await grace.getByRole('button', { name: 'Turn off' }).press('Enter');
  await prove(fresh);
  await expect(grace.getByRole('status').filter({ hasText: 'Two-factor is off.' })).toBeVisible();
  await grace.context().close();
});

test('saving answers where nothing was changed, and a name of spaces is refused', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/account`);
  const saveOf = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Save', exact: true });
  await saveOf('Profile').click();
  await expect(page.getByText('Your name has been saved.')).toBeVisible();
  await saveOf('Organisation').click();
  await expect(page.getByText('The organisation name has been saved.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('  ');
  await saveOf('Profile').click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
});

test('API tokens are listed in the account, revoked one by one, and with the password', async ({ page, browser }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}${MEMBERS}`);
  const ida = await newPage(browser);
  await join(ida, await invite(page, 'ida@example.org'), 'Ida Rhodes');
  const token = async (name: string) => {
    const made = await ida.request.post(`${milepost.address}/api/plans/demo/tokens`, {
      data: { name, access: 'read' },
      headers: { origin: milepost.address },
    });
    expect(made.status()).toBe(201);
  };
  await token('Nightly report');
  await token('Dashboard wall');
  await ida.goto(`${milepost.address}/account`);
  await ida.getByRole('button', { name: 'Revoke Nightly report' }).press('Enter');
  await ida.keyboard.press('Enter');
  await expect(ida.getByRole('status').filter({ hasText: 'Nightly report has been revoked.' })).toBeVisible();
  await expect(ida.getByRole('button', { name: 'Revoke Nightly report' })).toHaveCount(0);
  await expectNoAxeViolations(ida);
  await ida.getByLabel('Current password').fill(EVE.password);
  await ida.getByLabel('New password', { exact: true }).fill('three green hats');
  await ida.getByLabel('Revoke my API token too').check();
  await ida.getByRole('button', { name: 'Change password' }).press('Enter');
  await expect(ida.getByRole('status').filter({ hasText: 'Your password has been changed.' })).toBeVisible();
  await expect(ida.getByText('No program acts as you.')).toBeVisible();
  await ida.context().close();
});

test('a forgotten password is reset by mail', async ({ page }) => {
  const mailbox = await openMailbox();
  const own = await startMilepost({ MILEPOST_SMTP_URL: mailbox.url });
  try {
    await page.goto(`${own.address}/dashboard`);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'the link is on its way' })).toBeVisible();
    await page.goto(await mailbox.linkTo(ADMIN.email));
    await page.getByLabel('New password').fill('another long password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Milepost' }).click();
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill('another long password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
  } finally {
    await own.stop();
    await mailbox.close();
  }
});

test('a session that ends in the middle leaves what was typed where it was', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/settings/departments`);
  await page.getByLabel('New department').fill('Typed before');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('New department')).toHaveValue('Typed before');
});

test('members, departments, account and sign-in have nothing axe finds @full', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${milepost.address}/dashboard`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectNoAxeViolationsInThemes(page);
  await signIn(page, milepost);
  for (const path of [MEMBERS, '/plans/demo/settings/departments', '/account']) {
    await page.goto(`${milepost.address}${path}`);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
  }
  await page.goto(`${milepost.address}${MEMBERS}`);
  await page.getByRole('main').getByRole('button', { name: 'Invite' }).click();
  await expectNoAxeViolationsInThemes(page);
  await context.close();
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Create link' }).click();
  return page.getByRole('dialog', { name: 'Share this link' }).getByLabel('Link').inputValue();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(EVE.password);
  await page.getByRole('button', { name: 'Create account and join' }).click();
  // A member lands on their work, a viewer on the cards.
  const work = page.getByRole('heading', { name: 'No goal is yours yet.' });
  await expect(page.getByRole('article').or(work).first()).toBeVisible();
}
