import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { say as fields } from '#web/base/messages/say/goalFields.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { names } from './formNames.ts';
import styles from './GoalForm.module.css';
import { problemText } from './problemText.ts';
import type { GoalEditing, MeasuredBy } from './useGoalDraft.ts';

const MEASURED_BY: readonly MeasuredBy[] = ['figures', 'milestones'];
const VALUE_TYPES = ['number', 'percent', 'currency'] as const;
const DIRECTIONS = ['up', 'down', 'equal'] as const;
const AGGREGATIONS = ['sum', 'average', 'highest', 'lowest', 'current'] as const;

export function MeasureFields({ editing }: { readonly editing: GoalEditing }) {
  const { draft, heldBy, measureBy } = editing;
  const { isByMilestones } = draft;
  return (
    <fieldset className={styles.group}>
      <legend>{say.groups.measured}</legend>
      <fieldset className={`${styles.plain} ${styles.whole}`} disabled={heldBy !== null}>
        <Segmented
          label={say.measuredBy}
          isLabelShown
          options={MEASURED_BY.map((value) => ({ value, label: say.measures[value] }))}
          chosen={isByMilestones ? 'milestones' : 'figures'}
          onChoose={measureBy}
        />
      </fieldset>
      {isByMilestones ? <ByMilestones editing={editing} /> : <ByFigures editing={editing} />}
    </fieldset>
  );
}

function ByMilestones({ editing }: { readonly editing: GoalEditing }) {
  return (
    <>
      <Tracking editing={editing} />
      <p className={styles.note}>
        {say.byMilestones} {editing.hasEntries && say.figuresKept}
      </p>
    </>
  );
}

function ByFigures({ editing }: { readonly editing: GoalEditing }) {
  const { plan } = usePlan();
  const { draft, heldBy, set } = editing;
  const usual = draft.valueType === 'percent' || draft.tracking === 'yearly' ? 'current' : 'sum';
  return (
    <>
      <Segmented
        label={names.valueType}
        isLabelShown
        options={VALUE_TYPES.map((value) => ({ value, label: fields.words.valueType[value] }))}
        chosen={draft.valueType}
        onChoose={(valueType) => set('valueType', valueType)}
      />
      {draft.valueType === 'number' && (
        <TextField
          label={names.unit}
          value={draft.unit}
          maxLength={40}
          placeholder={say.unitExample}
          error={problemText(editing, 'unit', plan)}
          onChange={({ target }) => set('unit', target.value)}
        />
      )}
      <fieldset className={styles.plain} disabled={heldBy !== null}>
        <Segmented
          label={names.targetDirection}
          isLabelShown
          options={DIRECTIONS.map((value) => ({ value, label: fields.words.targetDirection[value] }))}
          chosen={draft.direction}
          onChoose={(direction) => set('direction', direction)}
        />
      </fieldset>
      <Tracking editing={editing} />
      <fieldset className={styles.plain} disabled={heldBy !== null}>
        <ChoiceField
          label={names.aggregation}
          texts={fields.words.aggregation}
          order={AGGREGATIONS}
          chosen={draft.aggregation ?? usual}
          onChoose={(aggregation) => set('aggregation', aggregation)}
        />
      </fieldset>
    </>
  );
}

function Tracking({ editing }: { readonly editing: GoalEditing }) {
  const { plan } = usePlan();
  const { draft, trackings, heldBy, set } = editing;
  const isFixed = trackings.length === 1;
  const refused = problemText(editing, 'tracking', plan);
  return (
    <>
      <fieldset className={styles.plain} disabled={isFixed || heldBy !== null}>
        <Segmented
          label={names.trackingFrequency}
          isLabelShown
          options={(isFixed ? TRACKING_FREQUENCIES : trackings).map((value) => ({
            value,
            label: fields.words.trackingFrequency[value],
          }))}
          chosen={draft.tracking}
          onChoose={(tracking) => set('tracking', tracking)}
        />
      </fieldset>
      {(trackings.length < TRACKING_FREQUENCIES.length || refused !== null) && (
        <p className={styles.note}>{refused ?? (isFixed ? say.trackingFixed : say.trackingToQuarters)}</p>
      )}
    </>
  );
}
