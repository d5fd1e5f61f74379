import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Tastenkürzel',
  commands: {
    palette: 'Ziele, Ansichten, Jahre und Aktionen suchen',
    keyword: 'Nach Stichwort filtern',
    filters: 'Filter öffnen oder schließen',
    clear: 'Filter löschen',
    save: 'Diese Ansicht speichern',
    previous: 'Vorige Karte oder voriges Ziel',
    next: 'Nächste Karte oder nächstes Ziel',
    previousGoal: 'Voriges Ziel',
    nextGoal: 'Nächstes Ziel',
    close: 'Schließen, was offen ist',
    fullscreen: 'Vollbild ein oder aus',
    share: 'Diese Ansicht teilen',
    print: 'Diese Ansicht drucken',
    help: 'Tastenkürzel',
    guide: 'Rundgang durch das Dashboard',
  },
  move: 'Von Karte zu Karte',
  open: 'Karte oder Link mit dem Fokus öffnen',
  single: 'Einzelne Tasten',
  singleOn: 'Einzelne Tasten verwenden',
  singleText:
    'Außerhalb von Feldern wirken sie für sich allein. Schalten Sie sie aus, wenn Sie diktieren oder Tasten versehentlich treffen.',
  arrows: 'Pfeile',
  shift: 'Umschalt',
};
