import { de as chart } from '#web/messages/charts/de.ts';
import { de as dashboard } from '#web/messages/dashboard/de.ts';
import { de as saved } from '#web/messages/dashboardPicker/de.ts';
import { de as filter } from '#web/messages/filterBar/de.ts';
import { de as format } from '#web/messages/format/de.ts';
import { de as frame } from '#web/messages/frame/de.ts';
import { de as card } from '#web/messages/goalCard/de.ts';
import { de as labels } from '#web/messages/labels/de.ts';
import { de as words } from '#web/messages/words/de.ts';
import type { Messages } from './en.ts';

/** The same in German. It is loaded when it is read, so nothing in it may import what the first screen is made of. */
export const de: Messages = {
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
