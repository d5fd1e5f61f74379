import type { arrange as en } from '#languages/en/page/arrange.ts';
import type { Translation } from '#languages/translation.ts';

export const arrange: Translation<typeof en> = {
  title: 'Sortieren und gruppieren',
  sort: 'Sortieren',
  group: 'Gruppieren',
  without: 'Ohne',
  sorts: {
    number: 'Nummer',
    behind: 'Am weitesten vom Soll zuerst',
    due: 'Fälligkeit',
    change: 'Veränderung seit dem letzten Monat',
  },
  groups: {
    none: 'Keine Gruppen',
    objective: 'Oberziel',
    owner: 'Verantwortlich',
    department: 'Abteilung',
    status: 'Status',
  },
  alone: {
    number: 'Nach Nummer',
    behind: 'Am weitesten vom Soll zuerst',
    due: 'Nach Fälligkeit',
    change: 'Nach Veränderung',
  },
  after: {
    number: 'nach Nummer',
    behind: 'am weitesten vom Soll zuerst',
    due: 'nach Fälligkeit',
    change: 'nach Veränderung',
  },
  by: {
    objective: 'Nach Oberziel',
    owner: 'Nach Verantwortlichen',
    department: 'Nach Abteilung',
    status: 'Nach Status',
  },
  both: (by, sort) => `${by}, ${sort}`,
};
