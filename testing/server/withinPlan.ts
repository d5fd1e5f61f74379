import { PLAN_TABLES } from '#server/store/kinds/tablesOfPlan.ts';

/**
 * Whether a statement stays within one plan: for each plan table it uses it names the plan, so that a store sharded
 * by plan_id asks one machine. What spans all plans is named here.
 */
export function isWithinPlan(sql: string): boolean {
  const tables = [...sql.matchAll(TABLE)].map(([, name = '']) => name).filter((name) => PLAN_TABLES.has(name));
  if (tables.length === 0 || DEFINING.test(sql)) return true;
  const isInsert = /^insert into/i.test(sql.trim()) && /\(([^)]*)\bplan_id\b/.test(sql);
  const named = [...sql.matchAll(NAMES_PLAN)].length + (isInsert ? 1 : 0);
  return named >= tables.length || THROUGH_ALL_PLANS.some(({ statement }) => statement.test(sql));
}

const TABLE = /\b(?:from|join|into|update)\s+"?(\w+)"?/gi;
const NAMES_PLAN = /"?plan_id"?\s*(?:=|in\b)/gi;

/** DDL runs everywhere at once. */
const DEFINING = /^\s*(create|alter|drop)\b/i;

/** Statements that have to ask every shard, and why. They are rare, or small. */
const THROUGH_ALL_PLANS: readonly { readonly statement: RegExp; readonly why: string }[] = [
  { statement: /^select \* from "member" where "account_id" = \S+$/, why: 'to which plans an account belongs' },
  {
    statement: /^select "account_id", "plan_id", "role" from "member" where "account_id" in \(/,
    why: 'which plans the members of one belong to besides: who may hand them a new password',
  },
  { statement: /^select \* from "\w+" +(where \(.+\) > \(.+\) )?order by .+ limit 500$/, why: 'a backup, or moving' },
  {
    statement: /^select \* from "share_mailing" order by "plan_id", "share_id"$/,
    why: 'mailings that are due, each hour',
  },
  { statement: /^select \* from "reminder"$/, why: 'reminders that are due, each quarter of an hour' },
  { statement: /^select \* from "feed(_state)?"$/, why: 'feeds that are due, each half minute' },
  {
    statement: /^\s*select distinct plan_id, connection_id from feed\b/,
    why: 'plans that an upgrade lets use the connections of their feeds',
  },
  { statement: /^select \* from "webhook"$/, why: 'statuses that a new day changes, each half minute' },
  {
    statement: /^select distinct "plan_id", "webhook_id" from "webhook_delivery" where "next_at" <= \S+$/,
    why: 'what is sent to webhooks again',
  },
  {
    statement: /^select count\(\*\) as "waiting", .* from "webhook_delivery" inner join "webhook" on /,
    why: 'whether webhooks are told, each half minute, and for who watches the installation',
  },
  {
    statement:
      /^select "member"\."id", "member"\."plan_id" from "invitation" inner join "member" on .* where "member"\."email" = /,
    why: 'where somebody who signs on, or confirms their e-mail, is invited',
  },
  {
    statement: /^select "plan_id" from "plan" limit \S+$/,
    why: 'whether a store is empty, before a restore or a move',
  },
  {
    statement: /^select "email" from "member" where "email" = /,
    why: 'whether a plan waits for somebody with an e-mail that is typed unconfirmed',
  },
  {
    statement: /^\s*select distinct plan_id from \(\s*select plan_id from (goal|member) where /,
    why: 'numbers and e-mails that an upgrade finds given twice',
  },
  { statement: /^update change_item set goal_id = /, why: 'an upgrade, once' },
  { statement: /^update (webhook|share_mailing) set member_id = /, why: 'an upgrade, once' },
  {
    statement: /^\s*delete from api_token where not exists \(/,
    why: 'API tokens of members who left before these ended with them, once',
  },
  { statement: /^select \* from "plan"$/, why: 'every plan, when the server starts and by command' },
];
