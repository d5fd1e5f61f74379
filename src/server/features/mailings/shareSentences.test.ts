import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { memberOwner } from '#core/filter/owner.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { startExampleServer } from '#testing/server/exampleServer.ts';
import { shareSentences } from './shareSentences.ts';

it('a report names its share and its filter, in each language', async () => {
  const server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  try {
    const booked = await createPlanBook(server.store).find(EXAMPLE_PLAN.id);
    if (booked === null) throw new Error('The plan is gone.');
    const criteria = { ...NO_CRITERIA, ownerIds: [memberOwner('7')], statuses: ['critical' as const] };
    const share = { label: ' Board ', ceiling: { criteria, onlyTheseLevels: false } };
    expect(shareSentences(share, booked, 'en')).toEqual([
      'It shows the share “Board”.',
      'Filtered by: Status: Critical; Owner: Mary Jackson.',
    ]);
    const plain = { label: '', ceiling: { criteria: NO_CRITERIA, onlyTheseLevels: false } };
    expect(shareSentences(plain, booked, 'en')).toEqual(['It is not filtered.']);
    for (const language of LANGUAGES) expect(shareSentences(share, booked, language).join()).toContain('Mary Jackson');
  } finally {
    await server.close();
  }
});
