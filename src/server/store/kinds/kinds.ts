import { commentKind } from './commentKind.ts';
import { decisionKind } from './decisionKind.ts';
import { departmentKind } from './departmentKind.ts';
import { entriesKind } from './entriesKind.ts';
import { feedKind } from './feedKind.ts';
import { goalKind } from './goalKind.ts';
import { initiativeKind } from './initiativeKind.ts';
import { memberKind } from './memberKind.ts';
import { milestoneKind } from './milestoneKind.ts';
import { planKind } from './planKind.ts';
import {
  apiTokenKind,
  changeKind,
  feedRunKind,
  importMappingKind,
  invitationKind,
  knownRuleKind,
  reminderKind,
  savedFilterKind,
  shareKind,
  tableColumnsKind,
  webhookKind,
} from './unloggedKinds.ts';
import { waitingKind } from './waitingKind.ts';

/**
 * Everything that belongs to a plan, a row per kind; what others refer to comes before what refers to it. Writing,
 * history, undo, looking back, export, backup and removal all use this table.
 */
export const KINDS = {
  plan: planKind,
  department: departmentKind,
  member: memberKind,
  invitation: invitationKind,
  goal: goalKind,
  entries: entriesKind,
  comment: commentKind,
  initiative: initiativeKind,
  milestone: milestoneKind,
  decision: decisionKind,
  waiting: waitingKind,
  change: changeKind,
  savedFilter: savedFilterKind,
  tableColumns: tableColumnsKind,
  knownRule: knownRuleKind,
  share: shareKind,
  reminder: reminderKind,
  importMapping: importMappingKind,
  apiToken: apiTokenKind,
  webhook: webhookKind,
  feed: feedKind,
  feedRun: feedRunKind,
};
