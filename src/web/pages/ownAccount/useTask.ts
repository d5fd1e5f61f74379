import { useState } from 'react';
import { accountSentence } from './ownAccountCalls.ts';

export type Task = {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Returns the call's result, null where it was refused. */
  run<Value>(work: () => Promise<Value>): Promise<Value | null>;
};

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    run: async (work) => {
      setBusy(true);
      setProblem(null);
      try {
        return await work();
      } catch (error) {
        setProblem(accountSentence(error));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
