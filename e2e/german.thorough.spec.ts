import { expect, test } from './milepost.ts';

test.use({ locale: 'de-DE' });

test('A browser that asks for German is shown the dashboard in German', async ({ signedIn: page, milepost }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standardansicht' })).toBeVisible();
});

test('A goal is filtered, expanded and explained in German', async ({ signedIn: page, milepost }) => {
  const filters = encodeURIComponent(JSON.stringify({ depth: [1] }));
  await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${filters}`);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Verantwortlich');
  await expect(card).toContainText(/\d+\s%/);
  await page.getByRole('button', { name: '1 Filter gewählt' }).click();
  const panel = page.getByRole('search', { name: 'Filterbereich' });
  await expect(panel.getByText('Fälligkeit')).toBeVisible();
  await page.getByRole('button', { name: '1 Filter gewählt' }).click();
  await card.getByRole('button', { name: /vergrößern/ }).click();
  await page.getByRole('button', { name: 'Warum diese Farbe?' }).click();
  const why = page.getByRole('region', { name: /^Warum/ });
  await expect(why).toContainText('Ist bis heute');
  await expect(why).toContainText('ist das Endziel');
  await expect(page.locator('body')).not.toContainText(/\b(Target|Actual|Owner|Year end|to date)\b/);
});

test('A language chosen in the account menu is kept', async ({ signedIn: page, milepost }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await page.getByRole('button', { name: /Konto von/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Default Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('What a form refuses before it is sent, it says in German', async ({ signedIn: page, milepost }) => {
  const plan = `${milepost.address}/plans/demo`;
  const dialog = page.getByRole('dialog');
  const refuses = (text: string | RegExp) => expect(dialog.getByText(text)).toBeVisible();

  await page.goto(`${plan}/dashboard`);
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ziel hinzufügen' }).click();
  await dialog.getByRole('textbox', { name: 'Beginn' }).fill('gestern');
  await dialog.getByRole('textbox', { name: /^Zielwert für GJ/ }).fill('viel');
  await dialog.getByRole('button', { name: 'Ziel anlegen' }).click();
  await refuses('Ein Ziel braucht einen Titel.');
  await refuses('Bitte im Format MM/TT/JJJJ eingeben.');
  await refuses('„viel“ ist keine Zahl.');

  await page.goto(`${plan}/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
  await page
    .getByRole('button', { name: /^Stand melden/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Ist', exact: true }).fill('viel');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await refuses('„viel“ ist keine Zahl.');

  await page.goto(`${plan}/dashboard`);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await dialog.getByRole('textbox', { name: 'Endet am' }).fill('gestern');
  await refuses('Bitte im Format MM/TT/JJJJ eingeben.');
  await dialog.getByRole('textbox', { name: 'Endet am' }).fill('');
  await dialog.getByRole('textbox', { name: 'Websites, die sie einbetten dürfen' }).fill('example.org/seite');
  await refuses('„example.org/seite“ ist keine Website. Geben Sie zum Beispiel example.org ein.');

  await page.goto(`${plan}/settings/members`);
  await page.getByRole('button', { name: 'Einladen' }).click();
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('ada@nirgends');
  await dialog.getByRole('button', { name: /^(Link erstellen|Einladung schicken)$/ }).click();
  await refuses('Das sieht nicht nach einer E-Mail-Adresse aus.');
});

test('What the server refuses is said in German', async ({ signedIn: page, milepost }) => {
  await page.route('**/entries', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'plan_archived', message: 'This plan is archived.' } } }),
  );
  await page.goto(`${milepost.address}/plans/demo/entry`);
  const cell = page.locator('[data-line="1"] > [data-column="0"]');
  await cell.click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await cell.click();
  await expect(page.getByText('Dieser Plan ist archiviert und lässt sich nicht ändern.')).toBeVisible();
});
