import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closedPeriodsPath } from '#contract/addresses.ts';
import { encodeDate } from '#contract/wire/date.ts';
import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { formatDate, formatMonthOfYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/periods.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import styles from './PeriodsSection.module.css';
import { SettingsGroup } from './SettingsGroup.tsx';

const MONTHS = 36;

const OPEN = '';

/** Nothing is sent before Save. */
export default function PeriodsSection() {
  const { plan, today } = usePlan();
  const client = useQueryClient();
  const kept = plan.closedUntil === null ? OPEN : String(plan.closedUntil);
  const [chosen, setChosen] = useState(kept);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const ends = monthEnds(today);
  const isOther = plan.closedUntil !== null && !ends.includes(plan.closedUntil);
  const options = [
    { value: OPEN, label: say.allOpen },
    ...(isOther ? [{ value: kept, label: formatDate(plan.closedUntil, plan.dateFormat) }] : []),
    ...ends.map((end) => ({ value: String(end), label: say.throughEndOf(formatMonthOfYear(end)) })),
  ];

  async function handleSave() {
    const until = ends.find((end) => String(end) === chosen) ?? null;
    setSaving(true);
    setRefusal(null);
    try {
      const body = { closed_until: encodeDate(until) };
      const { version } = await sendJson<{ version: number }>(closedPeriodsPath(plan.id), { method: 'PUT', body });
      const text = until === null ? say.opened : say.closed(formatDate(until, plan.dateFormat));
      offerPlanUndo(client, { planId: plan.id, version, text });
      await refreshPlan(client, plan.id);
    } catch (error) {
      setRefusal(refusalText(error, say.failed));
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className={styles.section}>
      <h2>{say.title}</h2>
      <SettingsGroup title={say.closing} text={say.closingText}>
        <div className={styles.form}>
          <p className="row body-medium">
            <LateIcon name={plan.closedUntil === null ? 'check' : 'lock'} />
            {plan.closedUntil === null
              ? say.nothingClosed
              : say.closedNow(formatDate(plan.closedUntil, plan.dateFormat))}
          </p>
          <SelectField label={say.closedThrough} options={options} chosen={chosen} onChoose={setChosen} />
          {refusal !== null && <p role="alert">{refusal}</p>}
          <Button look="primary" disabled={isSaving || chosen === kept} onClick={() => void handleSave()}>
            {chosen === OPEN ? say.open : say.close}
          </Button>
          <p className="small faint">{say.exception}</p>
        </div>
      </SettingsGroup>
    </div>
  );
}

function monthEnds(today: Day): Day[] {
  const { year, month } = civilDateOf(today);
  return Array.from({ length: MONTHS }, (_, back) => addDays(firstDayOfMonth(year, month - back), -1));
}
