import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CHANGE_KINDS } from '#contract/change.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/history.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from '#web/plan/filters/DateField.tsx';
import { dateProblemText } from '#web/plan/filters/dateProblemText.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { ChangeList } from './ChangeList.tsx';
import { periodLabel } from './changedText.ts';
import { type ChangesCut, changesCsvAddress } from './changesQuery.ts';
import styles from './HistoryPage.module.css';

const ALL = '';
const NO_CHOICE = { memberId: ALL, goalId: ALL, kind: ALL, period: '', from: '', to: '' };

export default function HistoryPage() {
  const { plan, year, owners, goalCount } = usePlan();
  const { data } = useQuery(goalsQuery({ planId: plan.id, year, asOf: null }, goalCount));
  const goals = data?.goals ?? [];
  const [chosen, setChosen] = useState(chosenInAddress);
  const choose = (part: Partial<typeof NO_CHOICE>) => setChosen((before) => ({ ...before, ...part }));
  const [from, to] = [chosen.from, chosen.to].map((text) => readTypedDate(text, plan.dateFormat));
  const problemOf = (text: string) =>
    text !== '' && readTypedDate(text, plan.dateFormat) === null
      ? dateProblemText('unreadable', plan.dateFormat)
      : null;
  const period = readIsoDate(chosen.period);
  const cut: ChangesCut = {
    goalId: chosen.goalId || null,
    period,
    memberId: chosen.memberId || null,
    kind: CHANGE_KINDS.find((kind) => kind === chosen.kind) ?? null,
    from: from ?? null,
    to: to ?? null,
  };
  const isCut = Object.values(chosen).some((value) => value !== ALL);
  return (
    <div className={styles.page}>
      <form className={styles.cuts} aria-label={say.filters} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={say.who}
          options={[
            { value: ALL, label: say.everybody },
            ...owners.members.map(({ id, firstName, lastName }) => ({
              value: id,
              label: `${firstName} ${lastName}`.trim(),
            })),
          ]}
          chosen={chosen.memberId}
          onChoose={(memberId) => choose({ memberId })}
        />
        <SelectField
          label={say.what}
          options={[
            { value: ALL, label: say.everything },
            ...CHANGE_KINDS.map((kind) => ({ value: kind, label: say.kinds[kind] })),
          ]}
          chosen={chosen.kind}
          onChoose={(kind) => choose({ kind })}
        />
        <SelectField
          label={say.goal}
          options={[
            { value: ALL, label: say.allGoals },
            ...goals.map(({ id, number, title }) => ({ value: id, label: `${shownNumber(number)} ${title}` })),
          ]}
          chosen={chosen.goalId}
          onChoose={(goalId) => choose({ goalId, period: '' })}
        />
        <DateField
          label={say.from}
          text={chosen.from}
          error={problemOf(chosen.from)}
          format={plan.dateFormat}
          onType={(text) => choose({ from: text })}
        />
        <DateField
          label={say.to}
          text={chosen.to}
          error={problemOf(chosen.to)}
          format={plan.dateFormat}
          onType={(text) => choose({ to: text })}
        />
      </form>
      <div className={styles.ways}>
        {period !== null && <span>{say.onlyPeriod(periodLabel(period, plan))}</span>}
        {isCut && (
          <Button look="link" onClick={() => setChosen(NO_CHOICE)}>
            {say.clear}
          </Button>
        )}
        <a className={buttonClass('secondary')} href={changesCsvAddress(plan.id, cut)} download="changes.csv">
          <LateIcon name="download" />
          {say.csv}
        </a>
      </div>
      <section aria-label={say.title} className={styles.log}>
        <ChangeList key={JSON.stringify(cut)} cut={cut} goals={goals} />
      </section>
    </div>
  );
}

/** As links to a cut of it say. */
function chosenInAddress(): typeof NO_CHOICE {
  const asked = new URLSearchParams(window.location.search);
  const [goalId, kind, period] = ['goal', 'kind', 'period'].map((name) => asked.get(name) ?? '');
  return { ...NO_CHOICE, goalId: goalId ?? ALL, kind: kind ?? ALL, period: period ?? '' };
}
