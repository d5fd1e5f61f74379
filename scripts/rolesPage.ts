import { type Action, allActions, type Grant, grantOf } from '#core/access.ts';

/** What each action is to who reads the guide. */
const WORDS: Readonly<Record<Action, string>> = {
  readPlan: 'Read the plan, its goals and figures',
  print: 'Print',
  readHealthMeter: 'See the health meter',
  filter: 'Filter; through a share within its ceiling',
  changeYear: 'Change the fiscal year',
  readSavedFilters: 'Use saved filters; through a share those of who made it',
  createSavedFilter: 'Save a filter',
  editSavedFilter: 'Rename, change and delete a saved filter',
  chooseColumns: 'Choose one’s own columns of the table',
  goFullscreen: 'Go fullscreen',
  followLive: 'See changes of others live',
  readHistory: 'Read the history, and the archive',
  lookBack: 'See the plan as it was on a past day',
  export: 'Export',
  readWork: 'Read all initiatives, milestones and decisions (through a link those of its goals, where that is ticked)',
  makeApiToken: 'Make API tokens',
  comment: 'Comment',
  editComment: 'Edit a comment',
  deleteComment: 'Delete a comment',
  undo: 'Take back a change',
  enterFigures: 'Enter figures of a goal',
  setStatus: 'Set a status by hand',
  confirmFigures: 'Say yes or no to figures that wait',
  editGoal: 'Edit a goal',
  createGoal: 'Add a goal',
  moveGoal: 'Move a goal',
  archiveGoal: 'Archive and restore a goal',
  editWork: 'Add, change and archive initiatives, milestones and decisions of a goal',
  undoWork: 'Take back what one did with them oneself',
  share: 'Make, list, pause and revoke shares and short links',
  import: 'Import',
  editPlan: 'Set the plan, archive it',
  editWords: 'Name levels and statuses, choose their colours',
  manageMembers: 'Invite, change and remove members; departments',
  makePlanToken: 'Make and revoke API tokens of the plan itself',
  lockPeriods: 'Close periods',
  remind: 'See who keeps what up to date, and remind',
};

const GRANTS: Readonly<Record<Grant, string>> = {
  always: 'yes',
  never: '',
  own: 'own',
  ownOrLed: 'own, led',
  sharedOrLed: 'own, contributed to, led',
  led: 'led',
};

const COLUMNS = ['lead', 'member', 'viewer', 'dynamic', 'static', 'chips'] as const;

/** The table of roles and actions of the guide, as core/access decides it. */
export function rolesTable(): string {
  const head = '| action | lead | member | viewer | share: dynamic | share: static | share: chips |';
  const rows = allActions().map((action) => {
    const cells = COLUMNS.map((who) => GRANTS[grantOf(action, who)]);
    return `| ${[WORDS[action], ...cells].join(' | ')} |`;
  });
  return [head, `|${'---|'.repeat(COLUMNS.length + 1)}`, ...rows].join('\n');
}
