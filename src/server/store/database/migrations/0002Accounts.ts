import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The tables of the account library (better-auth 1.7.7: core, two-factor, rate limit in the database), under its own
 * names. Its dates are ISO text and its booleans 0 or 1 on both stores: it is told that either store is "sqlite".
 * lastRequest is milliseconds since 1970, past 31 bits, hence double precision.
 */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await createUser(db);
    await createSession(db);
    await createAccount(db);
    await createVerification(db);
    await createTwoFactor(db);
    await db.schema
      .createTable('rateLimit')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('lastRequest', 'double precision', (column) => column.notNull())
      .execute();
  },
};

async function createUser(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'integer', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('twoFactorEnabled', 'integer')
    .execute();
}

async function createSession(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute();
}

async function createAccount(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute();
}

async function createVerification(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute();
}

async function createTwoFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('verified', 'integer')
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', 'text')
    .execute();
  await db.schema.createIndex('twoFactor_secret_idx').on('twoFactor').column('secret').execute();
  await db.schema.createIndex('twoFactor_userId_idx').on('twoFactor').column('userId').execute();
}
