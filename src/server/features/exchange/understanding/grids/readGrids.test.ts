import { expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';
import { zipOf } from '#testing/server/exampleWorkbook.ts';

it('a zip of three hundred lists is understood as one list is', async () => {
  const files = Array.from({ length: 300 }, (_, at): [string, string] => [
    `department ${at}.csv`,
    `KPI,Unit,Target 2025,Actual 2025\nMeasure of ${at},homes,5,4`,
  ]);
  const { result, state } = await draftOffice({ name: 'many.zip', bytes: zipOf(Object.fromEntries(files)) });
  expect(result.proof).toMatchObject({ filled: 2400, in: 2400, out: 0 });
  expect(state.goals.filter(({ unit }) => unit === 'homes')).toHaveLength(300);
});
