import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Suche und Aktionen',
  hint: 'Ziele, Ansichten, Aktionen',
  results: 'Ergebnisse',
  found: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  more: (count) => `${count} ${count === 1 ? 'weiteres Ziel' : 'weitere Ziele'}: weitertippen`,
  groups: {
    recent: 'Zuletzt geöffnet',
    goals: 'Ziele',
    saved: 'Gespeicherte Ansichten',
    years: 'Geschäftsjahre',
    plans: 'Pläne',
    actions: 'Aktionen',
  },
  foundIn: {
    owner: () => 'Verantwortlich',
    measure: () => 'Messgröße',
    description: () => 'Beschreibung',
    comment: (by) => (by === '' ? 'Kommentar' : `Kommentar von ${by}`),
  },
  keyword: (text) => `Nach Stichwort „${text}“ filtern`,
  theme: (theme) => `Darstellung: ${theme}`,
  escape: 'Esc',
  enter: 'Eingabe',
};
