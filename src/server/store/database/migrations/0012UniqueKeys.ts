import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { clearSharedEmails } from './clearSharedEmails.ts';
import { renumberShared } from './renumberShared.ts';

/** The name in `meta` of the note that a start logs once after this migration. */
export const UPGRADE_NOTE = 'upgrade_note';

/**
 * No two live goals of a plan have the same number, and no two members the same e-mail. Where some had, the first
 * keeps it; the change of the others is in the plan's history.
 */
export const uniqueKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const goals = await renumberShared(db);
    const members = await clearSharedEmails(db);
    if (goals + members > 0) await leaveNote(db, { goals, members });
    await sql`create unique index goal_live_number on goal (plan_id, (replace(number, 'x', '.'))) where archived_at is null`.execute(
      db,
    );
    await sql`create unique index member_email on member (plan_id, (lower(email)))`.execute(db);
  },
};

async function leaveNote(
  db: Kysely<unknown>,
  { goals, members }: { readonly goals: number; readonly members: number },
): Promise<void> {
  const note =
    `Some goals of a plan had one number, or some members one e-mail: ${goals} goals were renumbered and the e-mails of ` +
    `${members} members taken out. The history of each plan says which.`;
  await sql`insert into meta (name, value) values (${UPGRADE_NOTE}, ${note})`.execute(db);
}
