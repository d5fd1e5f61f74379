import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';

export default function LookBackButton({
  asOf,
  today,
  onChange,
}: {
  readonly asOf: Day | null;
  readonly today: Day;
  readonly onChange: ChangeDashboard;
}) {
  const label = asOf === null ? say.lookBack : say.backToToday;
  const tip = useTip(() => label, 'end');
  return (
    <Button
      look="ghost"
      size="square"
      aria-label={label}
      aria-pressed={asOf !== null}
      onClick={() =>
        onChange((before) => ({ ...before, asOf: asOf === null ? endOfLastMonth(today) : null, compareWith: null }))
      }
      {...tip}
    >
      <Icon name="history" />
    </Button>
  );
}

function endOfLastMonth(today: Day): Day {
  const { year, month } = civilDateOf(today);
  return addDays(firstDayOfMonth(year, month), -1);
}
