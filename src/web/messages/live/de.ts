import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  down: 'Keine Verbindung. Änderungen anderer erscheinen, sobald sie wieder besteht.',
  ended: 'Sie haben keinen Zugang mehr zu diesem Plan: Sie wurden abgemeldet oder sind nicht mehr Mitglied.',
  reload: 'Neu laden',
};
