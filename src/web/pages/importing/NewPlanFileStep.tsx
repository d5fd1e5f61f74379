import type { ChosenForNewPlan } from '#contract/addresses.ts';
import { say } from '#web/base/messages/say/newPlan.ts';
import { say as words } from '#web/base/messages/say.ts';
import { MONTHS } from '#web/base/time/calendarNames.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './FileStep.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { Importing } from './useImport.ts';

/** The file of a plan that is to be made, under what was chosen for it. */
export function NewPlanFileStep({
  importing,
  chosen,
}: {
  readonly importing: Importing;
  readonly chosen: ChosenForNewPlan;
}) {
  const { name, company, fiscal_month: month, tiers } = chosen;
  const told = [
    [say.name, name],
    [say.company, company],
    [say.startsIn, MONTHS[Number(month ?? 0) - 1]],
    [say.tiers, tiers === undefined ? undefined : say.tiersOf[tiers === '3' ? 3 : 2]],
  ].flatMap(([label, value]) => (value === undefined ? [] : [`${words.labelled(label ?? '')} ${value}`]));
  return (
    <div className={styles.step}>
      {importing.draft !== null && !importing.isBusy && <RefusedFiles refusals={importing.draft.refusals} />}
      {told.length > 0 && (
        <p className="quiet body">
          {told.join(' · ')}. {say.restOfFile}
        </p>
      )}
      <FileDrop importing={importing} onFiles={(files) => void importing.handIn(null, files, chosen)} />
    </div>
  );
}
