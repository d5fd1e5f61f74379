import { PLAN_TEXT_LIMITS } from '#contract/planCalls.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { PLAN_OPTIONS } from '#core/plan/planOptions.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import type { PlanEditing } from './usePlanDraft.ts';

export function LevelFields({ editing: { draft, problems, set } }: { readonly editing: PlanEditing }) {
  return (
    <SettingsGroup title={say.levels} text={say.levelsText}>
      <Segmented
        label={say.tiers}
        isLabelShown
        options={[
          { value: '2', label: say.tiersOf[2] },
          { value: '3', label: say.tiersOf[3] },
        ]}
        chosen={draft.tiers === 2 ? '2' : '3'}
        onChoose={(tiers) => set('tiers', tiers === '2' ? 2 : 3)}
      />
      <Segmented
        label={say.dates}
        isLabelShown
        options={[
          { value: 'M/D/Y', label: say.datesOf['M/D/Y'] },
          { value: 'D/M/Y', label: say.datesOf['D/M/Y'] },
        ]}
        chosen={draft.dateFormat}
        onChoose={(dateFormat) => set('dateFormat', dateFormat)}
      />
      <TextField
        label={say.currency}
        value={draft.currency}
        maxLength={PLAN_TEXT_LIMITS.currency}
        onChange={({ target }) => set('currency', target.value)}
      />
      <Segmented
        label={say.outlooks}
        isLabelShown
        options={[
          { value: 'on', label: say.outlooksOf.on },
          { value: 'off', label: say.outlooksOf.off },
        ]}
        chosen={draft.isOutlookOff ? 'off' : 'on'}
        onChoose={(outlooks) => set('isOutlookOff', outlooks === 'off')}
      />
      {PLAN_OPTIONS.map((option) => (
        <Segmented
          key={option}
          label={say[option]}
          isLabelShown
          options={[
            { value: 'off', label: say[`${option}Of`].off },
            { value: 'on', label: say[`${option}Of`].on },
          ]}
          chosen={draft[option] ? 'on' : 'off'}
          onChoose={(chosen) => set(option, chosen === 'on')}
        />
      ))}
      {PERSPECTIVES.map((letter) => (
        <TextField
          key={letter}
          label={say.perspective[letter]}
          value={draft[letter]}
          maxLength={PLAN_TEXT_LIMITS.perspective}
          error={problems[letter] === undefined ? null : say.perspectiveMissing}
          onChange={({ target }) => set(letter, target.value)}
        />
      ))}
    </SettingsGroup>
  );
}
