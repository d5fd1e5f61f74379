import type { WireOption } from '#core/plan/planOptions.ts';
import type { StatedColumns } from './goalColumns.ts';

export type { Row, Value } from './row.ts';

type Flag = number;
type Text = string;
type JsonText = string;

/** plan_id leads every key, so that a sharded store keeps a plan in one place. */
export type PlanTables = {
  plan: { [Option in WireOption]: Flag | null } & {
    plan_id: string;
    version: number;
    name: string;
    company: string;
    fiscal_start_month: number;
    fiscal_display: string;
    tiers: number;
    perspectives: JsonText;
    date_format: string;
    currency: string;
    week_start: number;
    time_zone: string;
    on_target: number;
    off_target: number;
    is_archived: Flag;
    is_demo: Flag;
    closed_until_date: Text | null;
    is_outlook_off: Flag;
    levels: string | null;
    statuses: string | null;
    palette: string | null;
    fields: JsonText | null;
    table_columns: JsonText | null;
  };
  department: { plan_id: string; id: string; name: string; position: number | null };
  member: {
    plan_id: string;
    id: string;
    first_name: string;
    last_name: string;
    role: string;
    department_id: string | null;
    leads_department: Flag;
    email: string | null;
    account_id: string | null;
  };
  goal: StatedColumns & {
    plan_id: string;
    id: string;
    archived_at: Text | null;
    updated_at: Text;
  };
  entry_year: { plan_id: string; goal_id: string; calendar_year: number; columns: JsonText };
  comment: {
    plan_id: string;
    id: string;
    goal_id: string;
    member_id: string | null;
    first_name: string;
    last_name: string;
    text: string;
    at: Text;
  };
  initiative: {
    plan_id: string;
    id: string;
    title: string;
    description: string;
    owner_id: string | null;
    department_id: string | null;
    start_on: Text | null;
    end_on: Text | null;
    state: string;
    percent: number | null;
    planned: number | null;
    spent: number | null;
    goal_ids: JsonText;
    after_ids: JsonText;
    archived_at: Text | null;
  };
  milestone: {
    plan_id: string;
    id: string;
    title: string;
    initiative_id: string | null;
    goal_id: string | null;
    due_on: Text;
    owner_id: string | null;
    done_on: Text | null;
    weight: number;
    after_ids: JsonText;
    archived_at: Text | null;
  };
  decision: {
    plan_id: string;
    id: string;
    decided_on: Text;
    text: string;
    who: string;
    member_id: string | null;
    goal_ids: JsonText;
    initiative_ids: JsonText;
    archived_at: Text | null;
  };
  waiting: {
    plan_id: string;
    id: string;
    goal_id: string;
    date: Text;
    /** Its target, its actual, or both; null clears one. */
    figures: JsonText;
    member_id: string | null;
    by_name: string;
    at: Text;
    /** Who declined it, when and why; null while it waits. */
    declined: JsonText | null;
  };
  feed: {
    plan_id: string;
    id: string;
    name: string;
    connection_id: string;
    ask: string;
    months: number;
    goal_by: string;
    mapping: JsonText;
    every: string;
    at_minute: number;
    weekday: number;
    month_day: number;
    writes: string;
    owner_id: string | null;
    is_paused: Flag;
  };
  change: {
    plan_id: string;
    version: number;
    at: Text;
    member_id: string | null;
    by_name: string;
    what: string;
    reason: string | null;
    /** The API token that wrote it, by its name then. */
    token_name: string | null;
    /** How it came about; null for changes from before this was stored. */
    origin: JsonText | null;
    /** Of an import what of its files did not come in; null where all did. */
    left_out: JsonText | null;
  };
  change_item: {
    plan_id: string;
    version: number;
    seq: number;
    entity: string;
    entity_id: string;
    /** The goal that the record belongs to; null for goals and entries, whose id is the goal's, and for what has none. */
    goal_id: string | null;
    before: JsonText | null;
    after: JsonText | null;
  };
  /** Changed rules that a member dismissed; with an empty member those under which the plan was made. */
  known_rule: { plan_id: string; member_id: string; rule: string };
  /** The columns of the table that a member chose. */
  member_columns: { plan_id: string; member_id: string; columns: JsonText };
  saved_filter: {
    plan_id: string;
    id: string;
    member_id: string;
    name: string;
    name_key: string;
    filter_params: JsonText;
  };
};

/** Of a token only its SHA-256 is stored; `hint` is its first letters, to tell links apart. */
export type ShareTables = {
  share: {
    plan_id: string;
    id: string;
    style: string;
    filter_params: JsonText;
    fiscal_year: string;
    only_these_levels: Flag;
    hands_out_filters: Flag;
    hides_comments: Flag;
    hides_owners: Flag;
    shows_next_steps: Flag;
    shows_work: Flag;
    label: string;
    theme: string;
    language: string;
    frame_ancestors: JsonText;
    password_hash: string | null;
    hint: string;
    member_id: string;
    by_name: string;
    created_at: Text;
    expires_at: Text | null;
    paused_at: Text | null;
    views: number;
    last_seen_at: Text | null;
  };
  share_token: { plan_id: string; token_hash: string; share_id: string; purpose: string };
  share_mailing: {
    plan_id: string;
    share_id: string;
    every: string;
    recipients: JsonText;
    language: string;
    last_sent_on: Text;
    reported_on: string | null;
    reported_before: string | null;
    /** Who scheduled it. */
    member_id: string | null;
  };
  short_link: {
    plan_id: string;
    token_hash: string;
    id: string;
    /** Null: it leads to a page that requires signing in. */
    share_id: string | null;
    address: string;
    hint: string;
    member_id: string;
    by_name: string;
    created_at: Text;
  };
  /** What was done to shares and short links; append-only. */
  share_event: {
    plan_id: string;
    id: string;
    share_id: string | null;
    at: Text;
    member_id: string;
    by_name: string;
    what: string;
    before: JsonText | null;
    after: JsonText | null;
  };
};

export type ExchangeTables = {
  import_mapping: { plan_id: string; name_key: string; name: string; mapping: JsonText; at: Text };
  api_token: {
    plan_id: string;
    token_hash: string;
    id: string;
    name: string;
    access: string;
    hint: string;
    /** The member who made it, and as whom it acts unless it belongs to the plan. */
    member_id: string;
    /** 1: it belongs to the plan itself. */
    is_of_plan: number | null;
    by_name: string;
    created_at: Text;
    expires_at: Text | null;
    last_used_at: Text | null;
  };
  webhook: {
    plan_id: string;
    id: string;
    name: string;
    url: string;
    secret: string;
    by_name: string;
    created_at: Text;
    paused_at: Text | null;
    events: JsonText;
    /** The plan's version up to which it was told of changes; null: from the next look on. */
    told_version: number | null;
    /** Who made it. */
    member_id: string | null;
  };
  webhook_delivery: {
    plan_id: string;
    id: string;
    webhook_id: string;
    version: number;
    at: Text;
    body: JsonText;
    attempts: number;
    /** Null: delivered, or given up. */
    next_at: Text | null;
    delivered_at: Text | null;
    answer: string | null;
  };
  /** The statuses last sent to webhooks. */
  webhook_state: { plan_id: string; version: number; statuses: JsonText };
};

export type FeedTables = {
  feed_state: {
    plan_id: string;
    feed_id: string;
    /** The schedule and zone that `next_at` was worked out from. */
    turn_of: string;
    /** Null: it has no turn, as while it is paused. */
    next_at: Text | null;
    /** Who runs it now, and until when that holds. */
    claim: string | null;
    claimed_until: Text | null;
    /** The machine and the number of that process. */
    claimed_by: string | null;
    /** How many times in a row whoever ran it was gone before the run had ended. */
    left_runs: number | null;
    failures: number;
    failing_since: Text | null;
    reason: JsonText | null;
    told_at: Text | null;
    last_good_at: Text | null;
    last_failure_at: Text | null;
    runs: number;
  };
  feed_run: {
    plan_id: string;
    id: string;
    feed_id: string;
    number: number;
    started_by: string;
    by_name: string | null;
    started_at: Text;
    ended_at: Text | null;
    outcome: string;
    counts: JsonText;
    reason: JsonText | null;
    since: string | null;
    milliseconds: number | null;
    version: number | null;
    lines: JsonText;
    is_cut: Flag;
    /** The figures that wait for a yes. */
    waiting: JsonText | null;
  };
  /** What a feed knows of the figures it brought to a goal. */
  feed_memory: { plan_id: string; feed_id: string; goal_id: string; figures: JsonText };
};

export type AccountTables = {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: Flag;
    image: string | null;
    createdAt: Text;
    updatedAt: Text;
    twoFactorEnabled: Flag | null;
  };
  session: {
    id: string;
    expiresAt: Text;
    token: string;
    createdAt: Text;
    updatedAt: Text;
    ipAddress: string | null;
    userAgent: string | null;
    userId: string;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: Text | null;
    refreshTokenExpiresAt: Text | null;
    scope: string | null;
    password: string | null;
    createdAt: Text;
    updatedAt: Text;
  };
  verification: { id: string; identifier: string; value: string; expiresAt: Text; createdAt: Text; updatedAt: Text };
  twoFactor: {
    id: string;
    secret: string;
    backupCodes: string;
    userId: string;
    verified: Flag | null;
    failedVerificationCount: number | null;
    lockedUntil: Text | null;
  };
  rateLimit: { id: string; key: string; count: number; lastRequest: number };
};

export type InvitationTables = {
  invitation: {
    plan_id: string;
    member_id: string;
    token_hash: string;
    by_member_id: string;
    by_name: string;
    /** Sent to the member's e-mail only: who opens it reads that mailbox. */
    is_mailed: Flag;
    created_at: Text;
    expires_at: Text;
  };
  account_link: {
    token_hash: string;
    account_id: string;
    purpose: string;
    /** Null: handed over by hand. */
    mailed_to: string | null;
    /** The account that handed it over; null: it was mailed. */
    made_by: string | null;
    created_at: Text;
    expires_at: Text;
  };
  account_seen: { account_id: string; at: Text };
};

export type ReminderTables = {
  reminder: { plan_id: string; member_id: string; rhythm: string; language: string; sent_for: Text };
  asked_reminder: { plan_id: string; member_id: string; asked_on: string | null; is_stopped: Flag };
  asked_step: { plan_id: string; goal_id: string; asked_on: string | null };
};

export type InstallationTables = {
  meta: { name: string; value: string };
  /** Where feeds get their figures. `sealed` holds its secret, which opens with a key that is not in the store. */
  connection: {
    id: string;
    name: string;
    kind: string;
    settings: JsonText;
    sealed: string | null;
    plan_ids: JsonText | null;
    question_rule: string;
    questions: JsonText;
    was_open: Flag;
    by_name: string;
    created_at: Text;
    asked_at: Text | null;
    failing_since: Text | null;
    reason: JsonText | null;
  };
};

export type Tables = PlanTables &
  ReminderTables &
  ShareTables &
  ExchangeTables &
  FeedTables &
  AccountTables &
  InvitationTables &
  InstallationTables;
