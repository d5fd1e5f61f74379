import { type Look, lookAround, lookAs, ZOOMED } from './lookAround.ts';
import { type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { realPlanFiles } from './realPlan.ts';

const LEVELS = encodeURIComponent('{"depth":[0,1]}');

const SIZES = [
  { width: 390, height: 844, name: '390 px' },
  { width: 820, height: 1180, name: '820 px' },
  { width: 1440, height: 900, name: '1440 px' },
  { ...ZOOMED, name: '1440 px at 200% zoom' },
] as const;

/** Stands for the other combinations in the short run. */
const SHORT = '1440 px at 200% zoom, dark, rtl';

type NamedLook = Look & { readonly name: string; readonly tag: string };

const LOOKS: readonly NamedLook[] = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['ltr', 'rtl'] as const).map((direction) => {
      const name = `${size.name}, ${theme}, ${direction}`;
      return { ...size, theme, direction, name, tag: name === SHORT ? '' : ' @full' };
    }),
  ),
);

test.describe('the demo plan is looked around in', () => {
  for (const look of LOOKS) {
    test(`${look.name}${look.tag}`, async ({ signedIn: page, milepost }) => {
      await lookAs(page, look);
      await lookAround(page, `${milepost.address}/plans/demo/dashboard?filters=${LEVELS}`);
    });
  }
});

test.describe('a real plan of 512 goals is looked around in', () => {
  const files = realPlanFiles('barcelona-2030');
  test.skip(files.length === 0, 'the real plan barcelona-2030 is not here');

  let own: RunningMilepost | undefined;
  test.beforeAll(async () => {
    own = await startMilepost({ MILEPOST_DEMO: '0' });
    await own.run('import', '--plan', 'Barcelona', '--fiscal-month', '1', ...files);
  });
  test.afterAll(() => own?.stop());

  for (const look of LOOKS) {
    test(`${look.name} @full`, async ({ page }) => {
      if (own === undefined) throw new Error('There is no server.');
      await signIn(page, own);
      await lookAs(page, look);
      await lookAround(page, `${own.address}/dashboard?fiscal_year=ALL&filters=${LEVELS}`);
    });
  }
});
