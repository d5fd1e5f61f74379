import type { CardSort, Grouping } from '#contract/dashboardUrl.ts';

const ALONE = {
  number: 'By number',
  behind: 'Furthest first',
  due: 'By due date',
  change: 'By change',
};
const AFTER = {
  number: 'by number',
  behind: 'furthest first',
  due: 'by due date',
  change: 'by change',
};
const BY = {
  objective: 'By objective',
  owner: 'By owner',
  department: 'By department',
  status: 'By status',
};

export const arrange = {
  title: 'Sort and group',
  sort: 'Sort',
  group: 'Group',
  without: 'None',
  sorts: {
    number: 'Number',
    behind: 'Furthest behind first',
    due: 'Due date',
    change: 'Change since last month',
  },
  groups: {
    none: 'No groups',
    objective: 'Objective',
    owner: 'Owner',
    department: 'Department',
    status: 'Status',
  },
  now: (sort: CardSort | null, grouping: Grouping | null) =>
    grouping === null ? ALONE[sort ?? 'number'] : sort === null ? BY[grouping] : `${BY[grouping]}, ${AFTER[sort]}`,
};
