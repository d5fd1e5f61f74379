import type { server as en } from '#languages/en/server.ts';
import type { Translation } from '#languages/translation.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';
import { named } from './named.ts';
import { labels } from './page/labels.ts';
import { levels } from './page/levels.ts';
import { accounts } from './server/accounts.ts';
import { deadEnds } from './server/deadEnds.ts';
import { feeds } from './server/feeds.ts';
import { healthMeter } from './server/healthMeter.ts';
import { mailings } from './server/mailings.ts';
import { reminders } from './server/reminders.ts';

export const server: Translation<typeof en> = {
  counts,
  format,
  labels,
  levels,
  named,
  accounts,
  deadEnds,
  feeds,
  healthMeter,
  mailings,
  reminders,
};
