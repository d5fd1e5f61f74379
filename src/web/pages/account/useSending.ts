import { useState } from 'react';
import { ApiError } from '#web/base/api/ApiError.ts';
import { say } from '#web/base/messages/say/access.ts';
import { say as account } from '#web/base/messages/say/account.ts';
import { triesLeftIn } from './triesLeftIn.ts';

export type Sending = {
  readonly isSending: boolean;
  readonly problem: string | null;
  /** True on success; `onRefused` may handle a refusal itself by returning true. */
  run(work: () => Promise<void>, onRefused?: (error: ApiError) => boolean): Promise<boolean>;
  clear(): void;
};

export function useSending(): Sending {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isSending,
    problem,
    clear: () => setProblem(null),
    run: async (work, onRefused) => {
      setProblem(null);
      setSending(true);
      try {
        await work();
        return true;
      } catch (error) {
        const isAnswered = error instanceof ApiError && onRefused?.(error) === true;
        if (!isAnswered) setProblem(accessSentence(error));
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}

export function accessSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return say.failed;
  if (error.status === 0) return say.unreachable;
  const left = triesLeftIn(error.details);
  if (error.code === 'wrong_code' && left !== null) return `${say.refusals.wrong_code} ${account.triesLeft(left)}`;
  const known = new Map<string, string>(Object.entries(say.refusals));
  return known.get(error.code) ?? say.failed;
}
