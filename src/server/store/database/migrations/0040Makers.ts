import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who made a webhook and who scheduled the mails of a share; null where it is not known any more. */
export const makers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['webhook', 'share_mailing']) {
      await db.schema.alterTable(table).addColumn('member_id', 'text').execute();
    }
    await sql`update webhook set member_id = (
      select min(id) from member
      where member.plan_id = webhook.plan_id and trim(first_name || ' ' || last_name) = webhook.by_name
      having count(*) = 1
    )`.execute(db);
    await sql`update share_mailing set member_id = (
      select member_id from share where share.plan_id = share_mailing.plan_id and share.id = share_mailing.share_id
    )`.execute(db);
  },
};
