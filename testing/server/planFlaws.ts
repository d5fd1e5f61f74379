import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Store } from '#server/store/database/store.ts';
import { loggedEntries } from '#server/store/history/changeItem.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findMembers, findOwners } from '#server/store/plans/owners.ts';

/**
 * Violations of a plan's rules, in words: numbers and e-mails used twice, live goals with an archived parent, goals
 * of missing people and departments, and a log whose items do not continue each other. For tests; empty where all is
 * well.
 */
export async function planFlaws(store: Store, planId: string): Promise<readonly string[]> {
  const all = await findGoals(store.db, { planId, which: 'all' });
  const live = all.filter(({ archivedAt }) => archivedAt === null);
  const members = await findMembers(store.db, planId);
  const { departments } = await findOwners(store.db, planId);
  const liveIds = new Set(live.map(({ id }) => id));
  const depths = new Map(live.map(({ id, depth }) => [id, depth]));
  const memberIds = new Set<string | null>([null, ...members.map(({ id }) => id)]);
  const departmentIds = new Set<string | null>([null, ...departments.map(({ id }) => id)]);
  return [
    ...twice(live.map(({ number }) => shownNumber(number))).map((number) => `two goals ${number}`),
    ...twice(members.flatMap(({ email }) => email?.toLowerCase() ?? [])).map((email) => `two members ${email}`),
    ...twice(members.flatMap(({ accountId }) => accountId ?? [])).map((id) => `two members of account ${id}`),
    ...twice(departments.map(({ name }) => name.toLowerCase())).map((name) => `two departments ${name}`),
    ...live.flatMap(({ title, parentId, depth }) => {
      if (parentId === null) return [];
      if (!liveIds.has(parentId)) return [`${title} is below a goal that is not there`];
      return depth > (depths.get(parentId) ?? 0) ? [] : [`${title} is no deeper than its parent`];
    }),
    ...loops(live).map((id) => `${id} is below itself`),
    ...all.flatMap(({ title, memberId, departmentId, contributorIds }) => [
      ...(memberIds.has(memberId) ? [] : [`${title} is of nobody's`]),
      ...(departmentIds.has(departmentId) ? [] : [`${title} is of no department's`]),
      ...(contributorIds.every((id) => memberIds.has(id)) ? [] : [`${title} has a contributor who is gone`]),
    ]),
    ...members.flatMap(({ id, departmentId }) =>
      departmentIds.has(departmentId) ? [] : [`${id} is of no department`],
    ),
    ...(await logFlaws(store, planId)),
  ];
}

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

function loops(goals: readonly { readonly id: string; readonly parentId: string | null }[]): string[] {
  const parents = new Map(goals.map(({ id, parentId }) => [id, parentId]));
  return goals.flatMap(({ id }) => {
    let at: string | null = parents.get(id) ?? null;
    for (let steps = 0; at !== null && steps <= goals.length; steps += 1) at = parents.get(at) ?? null;
    return at === null ? [] : [id];
  });
}

async function logFlaws({ db }: Store, planId: string): Promise<string[]> {
  const changes = await db
    .selectFrom('change')
    .select('version')
    .where('plan_id', '=', planId)
    .orderBy('version')
    .execute();
  const plan = await db.selectFrom('plan').select('version').where('plan_id', '=', planId).executeTakeFirst();
  const items = await db
    .selectFrom('change_item')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('version')
    .orderBy('seq')
    .execute();
  const left = new Map<string, string | null>();
  const flaws = changes.flatMap(({ version }, at) => (version === at + 1 ? [] : [`no change ${at + 1}`]));
  if (plan !== undefined && plan.version !== changes.length)
    flaws.push(`version ${plan.version}, ${changes.length} changes`);
  for (const { entity, entity_id: id, version, before, after } of items) {
    if (entity === 'entries') {
      for (const { date, ...was } of loggedEntries(before)) {
        const known = left.get(`${id} ${date}`);
        if (known !== undefined && known !== JSON.stringify(was))
          flaws.push(`entry ${date} of ${id} broken at ${version}`);
      }
      for (const { date } of loggedEntries(before))
        left.set(`${id} ${date}`, JSON.stringify({ target: null, actual: null }));
      for (const { date, ...is } of loggedEntries(after)) left.set(`${id} ${date}`, JSON.stringify(is));
      continue;
    }
    const known = left.get(`${entity} ${id}`);
    if (known !== undefined && known !== before) flaws.push(`${entity} ${id} broken at ${version}`);
    left.set(`${entity} ${id}`, after);
  }
  return flaws;
}
