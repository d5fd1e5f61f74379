import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { FISCAL_DISPLAYS, MONTHS, TIME_ZONES, WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import type { PlanEditing } from './usePlanDraft.ts';

export function CalendarFields({ editing: { draft, set } }: { readonly editing: PlanEditing }) {
  const { currentYear } = usePlan();
  const zones = TIME_ZONES.includes(draft.timeZone) ? TIME_ZONES : [draft.timeZone, ...TIME_ZONES];
  return (
    <SettingsGroup title={say.year} text={say.yearText}>
      <SelectField
        label={say.startsIn}
        options={MONTHS.map((label, index) => ({ value: String(index + 1), label }))}
        chosen={String(draft.fiscalStartMonth)}
        onChoose={(month) => set('fiscalStartMonth', Number(month))}
      />
      <Segmented
        label={say.label}
        isLabelShown
        options={FISCAL_DISPLAYS.map((value) => ({ value, label: formatFiscalYear(currentYear, value) }))}
        chosen={draft.fiscalDisplay}
        onChoose={(display) => set('fiscalDisplay', display)}
      />
      <SelectField
        label={say.weekStart}
        options={WEEKDAYS.map((label, index) => ({ value: String(index), label }))}
        chosen={String(draft.weekStart)}
        onChoose={(day) => set('weekStart', Number(day))}
      />
      <SelectField
        label={say.timeZone}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        chosen={draft.timeZone}
        onChoose={(zone) => set('timeZone', zone)}
      />
    </SettingsGroup>
  );
}
