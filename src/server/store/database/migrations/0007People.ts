import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('department').addColumn('position', 'integer').execute();
    await createInvitation(db);
    await createAccountLink(db);
    await db.schema
      .createTable('account_seen')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
  },
};

async function createInvitation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitation')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('by_member_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('is_mailed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitation_key', ['plan_id', 'member_id'])
    .addForeignKeyConstraint('invitation_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('invitation_token')
    .on('invitation')
    .columns(['plan_id', 'token_hash'])
    .unique()
    .execute();
}

async function createAccountLink(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_link')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('mailed_to', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_link_account').on('account_link').column('account_id').execute();
}
