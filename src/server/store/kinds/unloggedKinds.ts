import type { UnloggedKind } from './kind.ts';

export const invitationKind = {
  log: null,
  tables: { invitation: { key: ['plan_id', 'member_id'] } },
} as const satisfies UnloggedKind;

export const changeKind = {
  log: null,
  tables: {
    change: { key: ['plan_id', 'version'], isLarge: true },
    change_item: { key: ['plan_id', 'version', 'seq'], isLarge: true },
  },
} as const satisfies UnloggedKind;

export const savedFilterKind = {
  log: null,
  tables: { saved_filter: { key: ['plan_id', 'id'] } },
} as const satisfies UnloggedKind;

export const tableColumnsKind = {
  log: null,
  tables: { member_columns: { key: ['plan_id', 'member_id'] } },
} as const satisfies UnloggedKind;

export const knownRuleKind = {
  log: null,
  tables: { known_rule: { key: ['plan_id', 'member_id', 'rule'] } },
} as const satisfies UnloggedKind;

/** Shares and short links keep a record of their own of what was done to them: `share_event`. */
export const shareKind = {
  log: null,
  tables: {
    share: { key: ['plan_id', 'id'] },
    share_token: { key: ['plan_id', 'token_hash'] },
    share_mailing: { key: ['plan_id', 'share_id'] },
    short_link: { key: ['plan_id', 'token_hash'] },
    share_event: { key: ['plan_id', 'id'], isLarge: true },
  },
} as const satisfies UnloggedKind;

export const reminderKind = {
  log: null,
  tables: {
    reminder: { key: ['plan_id', 'member_id'] },
    asked_reminder: { key: ['plan_id', 'member_id'] },
    asked_step: { key: ['plan_id', 'goal_id'] },
  },
} as const satisfies UnloggedKind;

export const importMappingKind = {
  log: null,
  tables: { import_mapping: { key: ['plan_id', 'name_key'] } },
} as const satisfies UnloggedKind;

export const apiTokenKind = {
  log: null,
  tables: { api_token: { key: ['plan_id', 'token_hash'] } },
} as const satisfies UnloggedKind;

export const webhookKind = {
  log: null,
  tables: {
    webhook: { key: ['plan_id', 'id'] },
    webhook_delivery: { key: ['plan_id', 'id'] },
    webhook_state: { key: ['plan_id'] },
  },
} as const satisfies UnloggedKind;

/** How the feeds of a plan stand, their runs, and what they know of figures: written by the runs. */
export const feedRunKind = {
  log: null,
  tables: {
    feed_state: { key: ['plan_id', 'feed_id'] },
    feed_run: { key: ['plan_id', 'id'], isLarge: true },
    feed_memory: { key: ['plan_id', 'feed_id', 'goal_id'], isLarge: true },
  },
} as const satisfies UnloggedKind;
