import { AsyncLocalStorage } from 'node:async_hooks';

const TRIED = new AsyncLocalStorage<{ email: string | null }>();

export async function withTriedEmail<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly email: string | null }> {
  const tried: { email: string | null } = { email: null };
  const value = await TRIED.run(tried, work);
  return { value, email: tried.email };
}

export function noteTriedEmail(email: string): void {
  const tried = TRIED.getStore();
  if (tried !== undefined) tried.email = email;
}
