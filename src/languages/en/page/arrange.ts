export const arrange = {
  title: 'Sort and group',
  sort: 'Sort',
  group: 'Group',
  without: 'None',
  sorts: {
    number: 'Number',
    behind: 'Furthest from target first',
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
  alone: {
    number: 'By number',
    behind: 'Furthest first',
    due: 'By due date',
    change: 'By change',
  },
  after: {
    number: 'by number',
    behind: 'furthest first',
    due: 'by due date',
    change: 'by change',
  },
  by: {
    objective: 'By objective',
    owner: 'By owner',
    department: 'By department',
    status: 'By status',
  },
  both: (by: string, sort: string) => `${by}, ${sort}`,
};
