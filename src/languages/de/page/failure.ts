import type { failure as en } from '#languages/en/page/failure.ts';

export const failure: typeof en = {
  notLoaded: {
    title: 'Dieser Teil konnte nicht geladen werden.',
    text: 'Vielleicht fehlt die Verbindung, oder Milepost wurde aktualisiert, während diese Seite offen war. Versuchen Sie es noch einmal; hilft das nicht, laden Sie die Seite neu.',
  },
  broken: {
    title: 'Dieser Teil konnte nicht angezeigt werden.',
    text: 'Das ist ein Fehler in Milepost. Ihre gespeicherten Daten sind sicher. Versuchen Sie es noch einmal; hilft das nicht, laden Sie die Seite neu.',
  },
  again: 'Noch einmal versuchen',
  stillFailing: 'Das hat nicht geholfen.',
  reload: 'Seite neu laden',
};
