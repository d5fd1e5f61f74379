import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  down: 'Keine Verbindung. Was andere ändern, erscheint, sobald sie wieder besteht.',
  ended: 'Sie folgen diesem Plan nicht mehr: Sie wurden abgemeldet oder sind nicht mehr Mitglied.',
  reload: 'Neu laden',
};
