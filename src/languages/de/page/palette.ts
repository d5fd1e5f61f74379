import type { palette as en } from '#languages/en/page/palette.ts';
import type { Translation } from '#languages/translation.ts';

export const palette: Translation<typeof en> = {
  title: 'Suche und Aktionen',
  hint: 'Ziele, Ansichten, Aktionen',
  results: 'Ergebnisse',
  found: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  more: (count) => `${count.toLocaleString('de-DE')} ${count === 1 ? 'weiteres Ziel' : 'weitere Ziele'}: weitertippen`,
  groups: {
    recent: 'Zuletzt geöffnet',
    goals: 'Ziele',
    work: 'Initiativen und Meilensteine',
    saved: 'Gespeicherte Ansichten',
    years: 'Geschäftsjahre',
    plans: 'Pläne',
    actions: 'Aktionen',
  },
  foundIn: {
    owner: () => 'Verantwortlich',
    measure: () => 'Messgröße',
    description: () => 'Beschreibung',
    own: (by) => by,
    comment: (by) => (by === '' ? 'Kommentar' : `Kommentar von ${by}`),
  },
  keyword: (text) => `Nach Stichwort „${text}“ filtern`,
  theme: (theme) => `Darstellung: ${theme}`,
  escape: 'Esc',
  enter: 'Eingabe',
};
