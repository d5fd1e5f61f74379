import type { Clock } from '#server/base/clock.ts';
import type { FindPlanView } from '#server/features/planView/planView.ts';
import { shareYearOn } from '#server/features/sharing/share.ts';
import type { ProspectOf } from '#server/plan/planBook/outlookBook.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { CountSentences } from './sendMailings.ts';
import { viewSentences } from './viewSentences.ts';

export type SayCountsParts = {
  readonly clock: Clock;
  readonly planBook: PlanBook;
  readonly findPlanView: FindPlanView;
  readonly prospectOf: ProspectOf;
};

export function countSentencesBy({ clock, planBook, findPlanView, prospectOf }: SayCountsParts): CountSentences {
  return async (share, language) => {
    const booked = await planBook.find(share.planId);
    if (booked === null) return [];
    const { timeZone, fiscalStartMonth } = booked.whole.plan;
    const today = clock.today(timeZone);
    const year = shareYearOn(share, today, fiscalStartMonth);
    const { count, counted } = await findPlanView(booked, { year, today, criteria: share.ceiling.criteria, share });
    const breathe = createYielder();
    let atRisk = 0;
    for (const id of counted) {
      if (prospectOf(booked, { id, year, today }) === 'atRisk') atRisk += 1;
      await breathe();
    }
    return viewSentences({ ...count, atRisk }, { plan: booked.whole.plan, language });
  };
}
