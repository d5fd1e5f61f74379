import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who issued an account link: their right is checked again when it is used. Older links are deleted, because nobody
 * knows whose they are; so are the API tokens of members who left, which their return would revive.
 */
export const accountLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account_link').addColumn('made_by', 'text').execute();
    await sql`delete from account_link where mailed_to is null`.execute(db);
    await sql`
      delete from api_token where not exists (
        select 1 from member where member.plan_id = api_token.plan_id and member.id = api_token.member_id
      )`.execute(db);
  },
};
