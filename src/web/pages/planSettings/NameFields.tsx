import { PLAN_TEXT_LIMITS } from '#contract/planCalls.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import type { PlanEditing } from './usePlanDraft.ts';

export function NameFields({ editing: { draft, problems, set } }: { readonly editing: PlanEditing }) {
  return (
    <SettingsGroup title={say.names} text={say.namesText}>
      <TextField
        label={say.name}
        value={draft.name}
        maxLength={PLAN_TEXT_LIMITS.name}
        error={problems.name === undefined ? null : say.nameMissing}
        onChange={({ target }) => set('name', target.value)}
      />
      <TextField
        label={say.company}
        value={draft.company}
        maxLength={PLAN_TEXT_LIMITS.company}
        onChange={({ target }) => set('company', target.value)}
      />
    </SettingsGroup>
  );
}
