import type { first as en } from '#languages/en/first.ts';
import type { Translation } from '#languages/translation.ts';
import { format } from './format.ts';
import { arrange } from './page/arrange.ts';
import { charts } from './page/charts.ts';
import { dashboard } from './page/dashboard.ts';
import { dashboardPicker } from './page/dashboardPicker.ts';
import { failure } from './page/failure.ts';
import { filterBar } from './page/filterBar.ts';
import { frame } from './page/frame.ts';
import { goalCard } from './page/goalCard.ts';
import { labels } from './page/labels.ts';
import { words } from './page/words.ts';

export const first: Translation<typeof en> = {
  ...words,
  format,
  arrange,
  chart: charts,
  dashboard,
  saved: dashboardPicker,
  failure,
  filter: filterBar,
  frame,
  card: goalCard,
  labels,
};
