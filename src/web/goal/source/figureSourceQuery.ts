import { queryOptions } from '@tanstack/react-query';
import { figureSourcePath } from '#contract/addresses.ts';
import type { FigureSources } from '#contract/figureSource.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';

type Asked = {
  readonly planId: string;
  readonly goalId: string;
  readonly date: Day;
  /** The value it is asked for: with another one it is asked again. */
  readonly value?: number | null;
};

/** Where the figures of a period come from. */
export function figureSourceQuery({ planId, goalId, date, value = null }: Asked) {
  const day = formatIsoDate(date);
  return queryOptions({
    queryKey: ['changes', planId, goalId, 'source', day, value],
    queryFn: ({ signal }) => fetchJson<FigureSources>(figureSourcePath(planId, goalId, day), { signal }),
    retry: false,
  });
}
