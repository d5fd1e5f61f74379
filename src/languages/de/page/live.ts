import type { live as en } from '#languages/en/page/live.ts';
import type { Translation } from '#languages/translation.ts';

export const live: Translation<typeof en> = {
  down: 'Keine Verbindung. Änderungen anderer erscheinen, sobald sie wieder besteht.',
  ended: 'Sie haben keinen Zugang mehr zu diesem Plan: Sie wurden abgemeldet oder sind nicht mehr Mitglied.',
  reload: 'Neu laden',
};
