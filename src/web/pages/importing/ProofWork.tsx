import { useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { StandingWork } from '#contract/importStanding.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatDate, formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { StateBadge } from '#web/goal/work/StateBadge.tsx';
import styles from './ProofStep.module.css';

const FIRST_ROWS = 40;

/** Initiatives and milestones of the file as they will stand, each with its row. */
export function ProofWork({ draft }: { readonly draft: ImportDraft }) {
  const [isAll, setAll] = useState(false);
  const { work, work_counts: counts } = draft;
  const shown = isAll ? work : work.slice(0, FIRST_ROWS);
  const isChanging = work.some(({ change }) => change !== 'new');
  return (
    <div className={styles.goals}>
      <table data-work data-changing={isChanging || undefined}>
        <thead>
          <tr>
            <th scope="col">{say.workColumns.work}</th>
            <th scope="col">{say.workColumns.of}</th>
            <th scope="col">{say.workColumns.state}</th>
            <th scope="col">{say.workColumns.owner}</th>
            <th scope="col">{say.workColumns.days}</th>
            <th scope="col">{say.workColumns.percent}</th>
            {isChanging && <th scope="col">{say.columns.inPlan}</th>}
            <th scope="col">{say.columns.row}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <tr key={`${each.noun} ${each.file} ${each.row}`}>
              <th scope="row">
                <span className={styles.title} dir="auto">
                  {each.title}
                </span>
              </th>
              <td dir="auto">{each.of.join(', ')}</td>
              <td>{each.state === null ? say.workMilestone : <StateBadge state={each.state} />}</td>
              <td dir="auto">{each.owner}</td>
              <td>{daysOf(each, draft)}</td>
              <td>{each.percent === null ? '' : formatPercent(each.percent)}</td>
              {isChanging && <td>{say.workChanges[each.change]}</td>}
              <td>{say.rowOf(each.row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        {say.workShown(shown.length, counts.initiatives + counts.milestones)}
        {shown.length < work.length && (
          <Button look="link" size="small" onClick={() => setAll(true)}>
            {say.showAll}
          </Button>
        )}
      </footer>
    </div>
  );
}

function daysOf({ start, end, done_on: doneOn }: StandingWork, { plan }: ImportDraft): string {
  const day = (text: string) => formatDate(readIsoDate(text), plan.date_format);
  if (doneOn !== null) return say.workDone(day(doneOn));
  if (start === null) return end === null ? '' : day(end);
  return `${day(start)} – ${end === null ? '' : day(end)}`;
}
