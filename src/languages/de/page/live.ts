import type { live as en } from '#languages/en/page/live.ts';
import type { Translation } from '#languages/translation.ts';

export const live: Translation<typeof en> = {
  down: 'Keine Verbindung. Änderungen anderer erscheinen, sobald sie wieder besteht.',
  updated: 'Milepost wurde aktualisiert. Die neue Version öffnet sich mit der nächsten Seite, die Sie aufrufen.',
  ended: 'Sie haben keinen Zugang mehr zu diesem Plan: Sie wurden abgemeldet oder sind nicht mehr Mitglied.',
  meanwhile: (by, what) => `${by}, gerade eben: ${what}.`,
  setTo: (label, value) => `${label}: ${value}`,
  gone: 'Dieses Ziel ist archiviert. Was Sie hier eingegeben haben, kann nicht mehr gespeichert werden:',
  feedGone: 'Dieser Datenabruf wurde entfernt. Was Sie hier eingegeben haben, kann nicht mehr gespeichert werden:',
  shareGone: 'Dieser Link wurde widerrufen. Ihre Eingabe kann nicht mehr gespeichert werden:',
  filterGone:
    'Dieses gespeicherte Dashboard wurde in einem anderen Fenster gelöscht. Was Sie hier eingegeben haben, kann nicht mehr gespeichert werden:',
  elsewhere: 'Sie haben das in einem anderen Fenster geändert:',
  otherGoals: 'Es zeigt jetzt andere Ziele.',
  noAccess:
    'Sie sind abgemeldet oder nicht mehr Mitglied dieses Plans. Was Sie hier eingegeben haben, kann nicht mehr gespeichert werden:',
  reload: 'Neu laden',
};
