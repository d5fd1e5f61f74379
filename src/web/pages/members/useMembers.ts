import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConflictDetails } from '#contract/entryCells.ts';
import { conflictIn } from '#web/base/api/conflict.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { memberCalls, memberSentence, membersQuery } from './memberCalls.ts';

export function useMembers() {
  const { plan } = usePlan();
  const client = useQueryClient();
  const query = useQuery(membersQuery(plan.id));
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function run<Value>(
    work: (calls: ReturnType<typeof memberCalls>) => Promise<Value>,
    done = '',
    /** Asks what shall stand, instead of a sentence. */
    onConflict?: (conflict: ConflictDetails) => void,
  ) {
    setProblem(null);
    setSaid('');
    try {
      const value = await work(memberCalls(plan.id));
      setSaid(done);
      return value;
    } catch (error) {
      const conflict = onConflict === undefined ? null : conflictIn(error);
      if (conflict === null) setProblem(memberSentence(error));
      else onConflict?.(conflict);
      return null;
    } finally {
      await client.invalidateQueries({ queryKey: membersQuery(plan.id).queryKey });
      void client.invalidateQueries({ queryKey: planQuery(plan.id).queryKey });
      void client.invalidateQueries({ queryKey: ['left-behind', plan.id] });
    }
  }

  const now = () => client.getQueryData(membersQuery(plan.id).queryKey);

  return { query, said, problem, run, now, say: setSaid };
}
