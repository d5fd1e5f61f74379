import { dropDatabases } from './testDatabases.ts';

/** After all tests of a run. */
export async function teardown(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL ?? '';
  if (url !== '') await dropDatabases(url);
}
