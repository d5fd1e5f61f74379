export const cells = {
  edit: (column: string, goal: string) => `${column} of ${goal}`,
  mayNot: 'You may not change this.',
  nobody: 'Nobody',
  none: 'None',
  empty: '–',
  automatic: 'Automatic',
  goals: (count: number) => (count === 1 ? '1 goal' : `${count} goals`),
  departmentAndLoad: (department: string, goals: string) => `${department}, ${goals}`,
  noneFound: 'Nothing found',
  enterTakes: 'take',
  tabNext: 'next cell',
  escLeaves: 'leave',
  enter: 'Enter',
  tab: 'Tab',
  esc: 'Esc',
  save: 'Save',
  leave: 'Cancel',
  why: 'Why, in a sentence',
  whyThis: 'Why this colour?',
  setTo: (status: string) => `Set ${status}`,
  setAutomatic: 'Let the figures decide',
  reasonMissing: 'Say why, in a sentence.',
  gone: 'This goal is not in the plan any more.',
  changed: (goal: string, column: string, before: string, after: string) => `${goal} ${column}: ${before} › ${after}`,
  changedMany: (column: string, count: number) =>
    count === 1 ? `${column} of 1 goal changed.` : `${column} of ${count} goals changed.`,
  theySet: (by: string, value: string) => `${by} set it to ${value} just now.`,
  somebody: 'Somebody else',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  unreachable: 'It could not be saved, and is still here. Press Enter to try again.',
  notPasted: (text: string, column: string) => `“${text}” cannot be pasted: no value of ${column}.`,
  statusNotPasted: 'A status needs its reason, so it is not pasted. Press Enter to set it.',
  copied: (count: number) => (count === 1 ? '1 value copied.' : `${count} values copied.`),
  notLoaded: (count: number) =>
    count === 1
      ? '1 of these goals is not loaded yet. Nothing has been copied: copy again in a moment.'
      : `${count} of these goals are not loaded yet. Nothing has been copied: copy again in a moment, or choose fewer.`,
  mayNotMany: (count: number) =>
    count === 1
      ? 'You may not change 1 of these goals. Nothing has been changed.'
      : `You may not change ${count} of these goals. Nothing has been changed.`,
};
