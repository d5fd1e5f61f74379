import type { Clock } from '#server/clock.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import type { FindPlanView } from '#server/planView/planView.ts';
import { shareYearOn } from '#server/sharing/share.ts';
import type { SayCounts } from './sendMailings.ts';
import { viewSentences } from './viewSentences.ts';

export type SayCountsParts = {
  readonly clock: Clock;
  readonly planBook: PlanBook;
  readonly findPlanView: FindPlanView;
};

/** Counts what a share shows, for the mail with its report. */
export function sayCountsBy({ clock, planBook, findPlanView }: SayCountsParts): SayCounts {
  return async (share, language) => {
    const booked = await planBook.find(share.planId);
    if (booked === null) return [];
    const { timeZone, fiscalStartMonth } = booked.whole.plan;
    const today = clock.today(timeZone);
    const year = shareYearOn(share, today, fiscalStartMonth);
    const { count } = await findPlanView(booked, { year, today, criteria: share.ceiling.criteria, share });
    return viewSentences(count, language);
  };
}
