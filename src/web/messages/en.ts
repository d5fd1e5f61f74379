import { en as chart } from '#web/messages/charts/en.ts';
import { en as dashboard } from '#web/messages/dashboard/en.ts';
import { en as saved } from '#web/messages/dashboardPicker/en.ts';
import { en as filter } from '#web/messages/filterBar/en.ts';
import { en as format } from '#web/messages/format/en.ts';
import { en as frame } from '#web/messages/frame/en.ts';
import { en as card } from '#web/messages/goalCard/en.ts';
import { en as labels } from '#web/messages/labels/en.ts';
import { en as words } from '#web/messages/words/en.ts';
import type { Translation } from './translation.ts';

/** Every text the first screen needs, in English; what is loaded later has its own `say.ts` in its folder. */
export const en = {
  ...words,
  format,
  labels,
  frame,
  saved,
  dashboard,
  filter,
  card,
  chart,
};

export type Messages = Translation<typeof en>;
