import type { arrange as en } from '#languages/en/page/arrange.ts';
import type { Translation } from '#languages/translation.ts';

const ALONE = {
  number: 'Nach Nummer',
  behind: 'Am weitesten zurück zuerst',
  due: 'Nach Fälligkeit',
  change: 'Nach Veränderung',
};
const AFTER = {
  number: 'nach Nummer',
  behind: 'am weitesten zurück zuerst',
  due: 'nach Fälligkeit',
  change: 'nach Veränderung',
};
const BY = {
  objective: 'Nach Oberziel',
  owner: 'Nach Verantwortlichen',
  department: 'Nach Abteilung',
  status: 'Nach Status',
};

export const arrange: Translation<typeof en> = {
  title: 'Sortieren und gruppieren',
  sort: 'Sortieren',
  group: 'Gruppieren',
  without: 'Ohne',
  sorts: {
    number: 'Nummer',
    behind: 'Am weitesten zurück zuerst',
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
  now: (sort, grouping) =>
    grouping === null ? ALONE[sort ?? 'number'] : sort === null ? BY[grouping] : `${BY[grouping]}, ${AFTER[sort]}`,
};
