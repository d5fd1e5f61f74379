import { useQuery, useQueryClient } from '@tanstack/react-query';
import { planReminderPath } from '#contract/addresses.ts';
import { REMINDER_RHYTHMS, type ReminderRhythm, type ReminderState } from '#contract/reminder.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { ToolSelect } from '#web/pages/entry/tools/ToolSelect.tsx';
import { offerUndo } from '#web/plan/undo/undoOffer.ts';

export function ReminderChoice({ planId }: { readonly planId: string }) {
  const client = useQueryClient();
  const queryKey = ['reminder', planId];
  const state = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchJson<ReminderState>(planReminderPath(planId), { signal }),
    retry: false,
  });
  if (state.data?.is_possible !== 1) return null;

  async function handleChoose(rhythm: ReminderRhythm) {
    const before = client.getQueryData<ReminderState>(queryKey);
    client.setQueryData<ReminderState>(queryKey, { rhythm, is_possible: 1 });
    try {
      await sendJson(planReminderPath(planId), { method: 'PUT', body: { rhythm, language } });
    } catch {
      client.setQueryData(queryKey, before);
      offerUndo({ text: say.unreachable, undo: null });
    }
  }

  return (
    <ToolSelect
      label={say.reminder}
      chosen={state.data.rhythm}
      options={REMINDER_RHYTHMS.map((rhythm) => ({ value: rhythm, label: say.reminders[rhythm] }))}
      onChoose={(rhythm) => void handleChoose(rhythm)}
    />
  );
}
