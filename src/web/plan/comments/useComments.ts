import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { goalCommentPath, goalCommentsPath, planUndoPath } from '#contract/addresses.ts';
import type { WireComment } from '#contract/comment.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { refreshPlan } from '#web/plan/undo/planUndo.ts';

type OfGoal = { readonly planId: string; readonly goalId: string; readonly asOf: Day | null };

export function useComments({ planId, goalId, asOf }: OfGoal) {
  const client = useQueryClient();
  const query = useQuery(commentsQuery({ planId, goalId, asOf }));
  const refresh = () => refreshPlan(client, planId, [goalId]);

  const add = useMutation({
    mutationFn: (body: { readonly comment: string; readonly id: string }) =>
      sendJson(goalCommentsPath(planId, goalId), { body }),
    onSuccess: refresh,
  });
  const change = useMutation({
    mutationFn: ({ id, comment }: { readonly id: string; readonly comment: string }) =>
      sendJson(goalCommentPath(planId, goalId, id), { method: 'PATCH', body: { comment } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      sendJson<{ version: number }>(goalCommentPath(planId, goalId, id), { method: 'DELETE', body: {} }),
    onSuccess: refresh,
  });
  const bringBack = useMutation({
    mutationFn: (version: number) => sendJson(planUndoPath(planId, version), { body: {} }),
    onSuccess: async () => {
      remove.reset();
      await refresh();
    },
  });
  return { query, add, change, remove, bringBack };
}

function commentsQuery({ planId, goalId, asOf }: OfGoal) {
  const path = goalCommentsPath(planId, goalId);
  return queryOptions({
    queryKey: ['comments', planId, goalId, asOf],
    queryFn: ({ signal }) =>
      fetchJson<WireComment[]>(asOf === null ? path : `${path}?as_of=${formatIsoDate(asOf)}`, { signal }),
    staleTime: 30_000,
  });
}
