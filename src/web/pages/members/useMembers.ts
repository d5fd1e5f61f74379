import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planQuery } from '#web/base/api/queries.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { memberCalls, memberSentence, membersQuery } from './memberCalls.ts';

export function useMembers() {
  const { plan } = usePlan();
  const client = useQueryClient();
  const query = useQuery(membersQuery(plan.id));
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function run<Value>(work: (calls: ReturnType<typeof memberCalls>) => Promise<Value>, done = '') {
    setProblem(null);
    setSaid('');
    try {
      const value = await work(memberCalls(plan.id));
      setSaid(done);
      return value;
    } catch (error) {
      setProblem(memberSentence(error));
      return null;
    } finally {
      await client.invalidateQueries({ queryKey: membersQuery(plan.id).queryKey });
      void client.invalidateQueries({ queryKey: planQuery(plan.id).queryKey });
      void client.invalidateQueries({ queryKey: ['left-behind', plan.id] });
    }
  }

  return { query, said, problem, run, say: setSaid };
}
