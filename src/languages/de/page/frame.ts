import type { frame as en } from '#languages/en/page/frame.ts';
import type { Translation } from '#languages/translation.ts';

export const frame: Translation<typeof en> = {
  skip: 'Direkt zu den Zielen',
  menu: 'Hauptmenü',
  pages: {
    dashboard: 'Dashboard',
    'my-work': 'Aufgaben',
    work: 'Vorhaben',
    entry: 'Erfassung',
    history: 'Verlauf',
    import: 'Import',
    settings: 'Einstellungen',
  },
  where: 'Wo Sie sind',
  accountButton: (name, initials) => `${initials}, Konto von ${name}`,
  demo: 'Demo',
  archived: 'Archiviert',
  plan: (name) => `Plan: ${name}`,
  fiscalYear: (label) => `Geschäftsjahr: ${label}`,
  today: (date) => `Heute ist festgelegt auf ${date}`,
  fullscreen: 'Vollbild',
  more: 'Mehr',
  share: 'Teilen',
  search: 'Ziele suchen',
  print: 'Drucken',
  leaveFullscreen: 'Vollbild verlassen',
  leaveTitle: 'Diese Seite verlassen?',
  leaveText: 'Was Sie hier eingegeben haben, ist nicht gespeichert und geht verloren.',
  stay: 'Bleiben',
  leave: 'Verlassen',
  notConnected:
    'Es besteht keine Verbindung zu Milepost. Diese Seite bleibt offen; versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.',
  openAgain: 'Noch einmal versuchen',
};
