import type { keys as en } from '#languages/en/page/keys.ts';
import type { Translation } from '#languages/translation.ts';

export const keys: Translation<typeof en> = {
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
    close: 'Offenes schließen',
    fullscreen: 'Vollbild ein oder aus',
    share: 'Diese Ansicht teilen',
    print: 'Diese Ansicht drucken',
    addGoal: 'Ziel hinzufügen',
    lookBack: 'Auf einen früheren Tag zurückblicken',
    help: 'Tastenkürzel',
    guide: 'Rundgang durch das Dashboard',
  },
  move: 'Von Karte zu Karte',
  open: 'Gewählte Karte oder gewählten Link öffnen',
  single: 'Einzelne Tasten',
  singleOn: 'Einzelne Tasten verwenden',
  singleText:
    'Sie wirken außerhalb von Textfeldern. Schalten Sie sie aus, wenn Sie diktieren oder oft versehentlich Tasten drücken.',
  arrows: 'Pfeile',
  shift: 'Umschalt',
};
