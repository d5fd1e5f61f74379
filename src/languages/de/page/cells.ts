import type { cells as en } from '#languages/en/page/cells.ts';
import type { Translation } from '#languages/translation.ts';

export const cells: Translation<typeof en> = {
  edit: (column, goal) => `${column} von ${goal}`,
  mayNot: 'Das dürfen Sie nicht ändern.',
  nobody: 'Niemand',
  none: 'Ohne',
  empty: '–',
  automatic: 'Automatisch',
  goals: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
  departmentAndLoad: (department, goals) => `${department}, ${goals}`,
  noneFound: 'Nichts gefunden',
  enterTakes: 'übernehmen',
  tabNext: 'nächste Zelle',
  escLeaves: 'verlassen',
  enter: 'Enter',
  tab: 'Tab',
  esc: 'Esc',
  save: 'Speichern',
  leave: 'Abbrechen',
  why: 'Warum, in einem Satz',
  whyThis: 'Warum diese Farbe?',
  setTo: (status) => `Auf ${status} setzen`,
  setAutomatic: 'Nach den Zahlen',
  reasonMissing: 'Sagen Sie in einem Satz, warum.',
  gone: 'Dieses Ziel ist nicht mehr im Plan.',
  changed: (goal, column, before, after) => `${goal} ${column}: ${before} › ${after}`,
  changedMany: (column, count) =>
    count === 1 ? `${column} von 1 Ziel geändert.` : `${column} von ${count} Zielen geändert.`,
  theySet: (by, value) => `${by} hat das soeben auf ${value} gesetzt.`,
  somebody: 'Jemand anderes',
  keepMine: 'Meines behalten',
  takeTheirs: 'Das andere übernehmen',
  unreachable: 'Das konnte nicht gespeichert werden und steht noch da. Mit Enter versuchen Sie es noch einmal.',
  notPasted: (text, column) => `„${text}“ lässt sich nicht einfügen: kein Wert von ${column}.`,
  statusNotPasted: 'Ein Status braucht seine Begründung und wird nicht eingefügt. Mit Enter setzen Sie ihn.',
  copied: (count) => (count === 1 ? '1 Wert kopiert.' : `${count} Werte kopiert.`),
  notLoaded: (count) =>
    count === 1
      ? '1 dieser Ziele ist noch nicht geladen. Nichts wurde kopiert: Kopieren Sie gleich noch einmal.'
      : `${count} dieser Ziele sind noch nicht geladen. Nichts wurde kopiert: Kopieren Sie gleich noch einmal, oder wählen Sie weniger aus.`,
  mayNotMany: (count) =>
    count === 1
      ? '1 dieser Ziele dürfen Sie nicht ändern. Nichts wurde geändert.'
      : `${count} dieser Ziele dürfen Sie nicht ändern. Nichts wurde geändert.`,
};
