/**
 * The promise: whatever is pressed, the page stands. Somebody presses controls of all pages at random, by mouse and by
 * keyboard, writes in fields, looks for a second, goes on or leaves: no error of the page, none in the console, no empty
 * page, no focus lost, nothing wider than the screen, no answer with 5xx. A walk of some steps has a seed, the next one
 * the next; the same seed takes the same steps, so what is printed with a fault repeats it.
 *
 *     npm run trust -- walk [--seed N] [--minutes N] [--screen phone|desktop] [--language TAG]
 */
import { LANGUAGES } from '#contract/language.ts';
import makeDemoStore from '#e2e/demoStore.ts';
import { SCREENS, walkAtRandom } from '#e2e/walk/randomWalk.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { promise } from './tools/promise.ts';

const MINUTES = Number(process.argv[2] ?? 1);
const SEED = Number(process.argv[3] ?? 20_261_120);
const SCREEN = SCREENS.find((screen) => screen === process.argv[5]);
const LANGUAGE = LANGUAGES.find((language) => language === process.argv[6]);
const CHOICES = `${SCREEN === undefined ? '' : ` --screen ${SCREEN}`}${LANGUAGE === undefined ? '' : ` --language ${LANGUAGE}`}`;
const STEPS = 120;
const STEPS_SHOWN = 15;

const until = performance.now() + MINUTES * 60_000;
const removeStore = await makeDemoStore();
const browser = await launchBrowser();
let walks = 0;
let steps = 0;
let broken = 0;
try {
  for (let seed = SEED; performance.now() < until; seed += 1) {
    const walk = await walkAtRandom(browser, { seed, atMost: STEPS, until, screen: SCREEN, language: LANGUAGE });
    walks += 1;
    steps += walk.steps.length;
    console.log(`  walk ${seed}: ${walk.steps.length} steps${walk.faults.length === 0 ? '' : ', and then:'}`);
    if (walk.faults.length === 0) continue;
    broken += 1;
    for (const fault of walk.faults) console.log(`    ${fault}`);
    console.log(`    after these steps (npm run trust -- walk --seed ${seed}${CHOICES}):`);
    for (const [index, step] of [...walk.steps.entries()].slice(-STEPS_SHOWN)) console.log(`    ${index + 1}. ${step}`);
  }
} finally {
  await browser.close();
  await removeStore();
}
promise('whatever is pressed, the page stands', broken === 0, `${broken} of ${walks} walks broke off, ${steps} steps`);
