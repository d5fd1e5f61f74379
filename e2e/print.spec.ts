import { existsSync } from 'node:fs';
import { expectNoAxeViolations } from './axe.ts';
import { makeShare } from './makeShare.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';
import { pdfText } from './pdfText.ts';

type ToldGoal = {
  readonly id: string;
  readonly item: string;
  readonly depth: number;
  readonly measure: string;
  readonly last_comment: { readonly comment: string } | null;
};

const LEVEL_1 = encodeURIComponent('{"depth":[1]}');

test.describe('the printed report', () => {
  test('opens from the dashboard in a window of its own: the link as the PDF of the specification, the palette as a page with the print dialog', async ({
    page,
    context,
    milepost,
  }) => {
    await signIn(page, milepost);
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-dialog', 'open');
    });
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${LEVEL_1}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const link = page.getByRole('menuitem', { name: 'Print or PDF' });
    await expect(link).toHaveAttribute('target', '_blank');
    const address = new URL((await link.getAttribute('href')) ?? '', milepost.address);
    expect(address.pathname).toBe('/reports/print-dash');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      plan_id: 'demo',
      filters: '{"depth":[1]}',
      rs: 'dynamic',
      fiscal_year: '2026',
      pdf: '1',
    });
    expect((await page.request.get(address.href)).headers()['content-type']).toBe('application/pdf');
    await page.keyboard.press('Escape');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('print this view');
    await page.getByRole('option', { name: 'Print this view', exact: true }).click();
    const report = await opened;
    await expect(report.getByRole('heading', { level: 1 })).toHaveText('Port Ellery Strategic Plan');
    await expect(report.getByText('29 of 94 goals')).toBeVisible();
    await expect(report.getByRole('article')).toHaveCount(29);
    expect(await report.getByRole('article').evaluateAll(overlapping)).toEqual([]);
    await expect(report.locator('html[data-dialog=open]')).toBeAttached();
    await expect(report.getByRole('table', { name: /figures/ })).toHaveCount(0);
    await report.getByLabel('With tables of figures').check();
    await expect(report.getByRole('heading', { name: 'Table of figures', exact: true })).toBeVisible();
    await expectNoAxeViolations(report);
  });

  test('names the goals on target that are likely to miss, those of its filters alone', async ({ page, milepost }) => {
    await signIn(page, milepost);
    const report = (filters: object) =>
      `${milepost.address}/reports/print-dash?dialog=0&filters=${encodeURIComponent(JSON.stringify(filters))}`;
    const prospects = await (await page.request.get(`${milepost.address}/api/plans/demo/prospects`)).json();
    const count = prospects.filter(({ prospect }: { prospect: string }) => prospect === 'atRisk').length;
    await page.goto(report({ outlook: ['atRisk'] }));
    await expect(page.getByText(`${count} of ${count} on target or better are likely to miss`)).toBeVisible();
    await page.goto(report({ name: '60% of households' }));
    await expect(page.getByText('1 of 1 on target or better is likely to miss the year’s target:')).toBeVisible();
    await page.goto(report({ outlook: ['likely'] }));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('likely to miss the year’s target')).toHaveCount(0);
  });

  test('is no wider than a phone, its tables are scrolled by themselves', async ({ page, milepost }) => {
    await signIn(page, milepost);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${milepost.address}/reports/print-dash?filters=${LEVEL_1}&figures=1&dialog=0`);
    await expect(page.getByRole('heading', { name: 'Table of figures', exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoAxeViolations(page);
  });

  test('is a tagged PDF with pdf=1, and none for who may not see the plan', async ({ page, context, milepost }) => {
    const address = `${milepost.address}/reports/print-dash?filters=${LEVEL_1}&fiscal_year=2026&pdf=1&figures=1`;
    expect((await page.request.get(address)).status()).toBe(401);
    await signIn(page, milepost);
    const reply = await page.request.get(address);
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = (await reply.body()).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    const text = withoutSpaces(pdfText(await reply.body()));
    for (const said of ['Needs attention', 'Table of figures', 'Page', 'Cut crashes that kill or seriously injure']) {
      expect(text).toContain(withoutSpaces(said));
    }
    await context.clearCookies();
  });

  test('of no plan says so and leads to the dashboard', async ({ page, milepost }) => {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/reports/print-dash?plan_id=none&dialog=0`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no plan here that you can see.');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Open my dashboard' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('of no plan, for who has none, says so', async ({ page }) => {
    const milepost = await startMilepost({ MILEPOST_DEMO: '0' });
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/reports/print-dash?dialog=0`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no plan here that you can see.');
    await milepost.stop();
  });

  test('of a share holds what the share shows, in the language it was made in, and ends with it', async ({
    page,
    context,
    milepost,
  }) => {
    const filters = '{"priority":["kpi"],"depth":[1]}';
    const made = await makeShare(page, milepost, { style: 'chips', filters, language: 'de' });
    const printed = `${milepost.address}/reports/print-dash?encv=${made.encv}&filters=%7B%7D&dialog=0`;
    await context.clearCookies();
    await page.goto(printed);
    await expect(page.getByRole('listitem').filter({ hasText: 'Priorität: KPI' })).toBeVisible();
    const cards = await page.getByRole('article').count();
    expect(cards).toBeGreaterThan(0);
    expect(cards).toBeLessThan(29);
    expect(await context.cookies()).toEqual([]);
    const pdf = await (await page.request.get(`${printed}&pdf=1`)).body();
    expect(withoutSpaces(pdfText(pdf))).toContain('BrauchtAufmerksamkeit');
    expect(pdf.toString('latin1')).toContain('/Lang (de)');
    await signIn(page, milepost);
    await page.request.delete(`${milepost.address}/api/plans/demo/shares/${made.id}`, {
      headers: { origin: milepost.address },
    });
    await context.clearCookies();
    expect((await page.request.get(printed)).status()).toBe(404);
    expect((await page.request.get(`${printed}&pdf=1`)).status()).toBe(404);
  });

  test('and the page of a share are told nothing of the goals outside of it, in no reply', async ({
    page,
    context,
    milepost,
  }) => {
    const made = await makeShare(page, milepost, {
      style: 'static',
      filters: '{"priority":["kpi"],"depth":[1]}',
      only_these_levels: true,
    });
    const all: readonly ToldGoal[] = await (
      await page.request.get(`${milepost.address}/napi/json/getgoals?plan_id=demo&fiscal_year=2026`)
    ).json();
    await context.clearCookies();
    const inside: readonly ToldGoal[] = await (
      await page.request.get(`${milepost.address}/napi/json/getgoals?fiscal_year=2026&encv=${made.encv}`)
    ).json();
    const seen = new Set(inside.map(({ id }) => id));
    // Of a top ancestor the name travels, as a label.
    const said = JSON.stringify(inside);
    const outside = all
      .filter(({ id, depth }) => depth > 0 && !seen.has(id))
      .flatMap(({ item, measure, last_comment: last }) => [item, measure, last?.comment ?? ''])
      .filter((text) => text.length > 12 && !said.includes(text));
    expect(outside.length).toBeGreaterThan(100);
    const bodies: Promise<string>[] = [];
    const shown: string[] = [];
    page.on('response', (reply) => bodies.push(reply.text().catch(() => '')));
    for (const address of [
      made.long_url,
      `${milepost.address}/reports/print-dash?encv=${made.encv}&dialog=0&figures=1`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
      shown.push(await page.content());
    }
    const printed = `${milepost.address}/reports/print-dash?encv=${made.encv}&figures=1&pdf=1`;
    const pdf = withoutSpaces(pdfText(await (await page.request.get(printed)).body()));
    expect(inside.filter(({ item }) => pdf.includes(withoutSpaces(item)))).toHaveLength(inside.length);
    expect(outside.filter((text) => pdf.includes(withoutSpaces(text)))).toEqual([]);
    const told = [...(await Promise.all(bodies)), ...shown].join('\n');
    expect(told.length).toBeGreaterThan(100_000);
    expect(outside.filter((text) => told.includes(text))).toEqual([]);
  });

  test('says which of its characters no font has; a PDF is drawn with the fonts of the system', async ({
    page,
    milepost,
  }) => {
    await signIn(page, milepost);
    const goals = `${milepost.address}/napi/json/getgoals?plan_id=demo&fields=id,item,depth`;
    const all: readonly ToldGoal[] = await (await page.request.get(goals)).json();
    const [goal] = all.filter(({ depth }) => depth === 0);
    const name = async (item: string) => {
      const data = { item };
      const headers = { origin: milepost.address };
      const address = `${milepost.address}/api/plans/demo/goals/${goal?.id}`;
      expect((await page.request.patch(address, { data, headers })).ok()).toBe(true);
    };
    const report = `${milepost.address}/reports/print-dash?plan_id=demo`;
    await name('Մաքուր ջուր, きれいな水');
    await page.goto(`${report}&dialog=0`);
    await expect(page.getByRole('note')).toContainText('they are boxes: Armenian, Han, and Hiragana.');
    const armenian = existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf');
    const pdf = await (await page.request.get(`${report}&pdf=1`)).body();
    if (armenian) expect(pdfText(pdf)).not.toContain('Armenian');
    await name(goal?.item ?? '');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test('saves a PDF from its page', async ({ page, milepost }) => {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/reports/print-dash?filters=${LEVEL_1}&dialog=0`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('Port Ellery Strategic Plan.pdf');
  });
});

/** A line that wraps, or a letter set apart, is no other text. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Cards in which a part runs into the next, or out of the card: runs in the page. */
function overlapping(cards: readonly Element[]): string[] {
  return cards.flatMap((card) => {
    const edges = Array.from(card.children, (part) => {
      const inner = Array.from(part.querySelectorAll('*'), (each) => each.getBoundingClientRect());
      const { top, bottom } = part.getBoundingClientRect();
      return { top, bottom: Math.max(bottom, ...inner.map((box) => box.bottom)) };
    });
    edges.push({ top: card.getBoundingClientRect().bottom, bottom: 0 });
    const isOver = edges.some(({ top }, index) => (edges[index - 1]?.bottom ?? top) > top + 1);
    return isOver ? [card.textContent ?? ''] : [];
  });
}
