import { expect, it } from 'vitest';
import { isWireOption } from '#core/plan/planOptions.ts';
import { importing } from '#languages/en/page/importing.ts';
import { planSettings } from '#server/features/exchange/columns/planSettings.ts';

it('every setting of a plan in a file has its name on the page', () => {
  const names = planSettings.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  // An option is called as in the history, which the compiler asks for.
  expect(names.filter((name) => !(name in importing.settings || isWireOption(name)))).toEqual([]);
});
