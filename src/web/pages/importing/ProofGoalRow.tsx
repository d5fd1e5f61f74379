import type { DiffValueKind, ImportDraft } from '#contract/importDraft.ts';
import type { StandingGoal } from '#contract/importStanding.ts';
import { type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import { formatCardValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { AssumedWord } from './AssumedWord.tsx';
import styles from './ProofStep.module.css';
import { ProofTrend } from './ProofTrend.tsx';
import { columnText, valueText, wordText } from './rowText.ts';
import type { Answers } from './useAnswers.ts';

const ARROWS = { up: '↑', down: '↓', equal: '=' } as const;

/** A goal as it will stand, with its row of the sheet; what was assumed of it can be changed where it stands. */
export function ProofGoalRow({
  goal,
  all,
  draft,
  answers,
  isChanging,
  isFolded,
  onFold,
}: {
  readonly goal: StandingGoal;
  readonly all: readonly StandingGoal[];
  readonly draft: ImportDraft;
  readonly answers: Answers;
  readonly isChanging: boolean;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}) {
  const { number, title, depth, below, status, has_figures: has } = goal;
  const unit = unitOf(goal, draft);
  const around = { goal, all, draft, answers };
  return (
    <tr data-group={(below > 0 && !has) || undefined}>
      <th scope="row">
        <span className={styles.goal} style={{ marginInlineStart: `${Math.min(depth, 4) * 14}px` }}>
          {below > 0 ? (
            <button
              type="button"
              aria-expanded={!isFolded}
              aria-label={isFolded ? say.unfold(title) : say.fold(title)}
              onClick={onFold}
            >
              <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={14} />
            </button>
          ) : (
            <i />
          )}
          {has && status !== null && (
            <span data-status={status} className={styles.glyph} title={wordText(status)}>
              <StatusGlyph status={status} />
            </span>
          )}
          <span className={styles.title}>
            <span className="quiet">{number}</span> <span dir="auto">{title}</span>
            {below > 0 && <small> {say.below(below)}</small>}
          </span>
        </span>
      </th>
      <td>{has && <ProofTrend goal={goal} />}</td>
      <td data-label={say.columns.better}>
        {has && (
          <AssumedWord {...around} about="direction">
            <span aria-hidden="true">{ARROWS[goal.direction]}</span>
            <span className="visually-hidden">{say.directions[goal.direction]}</span>
          </AssumedWord>
        )}
      </td>
      <td data-label={say.columns.unit} dir="auto">
        {has && unitWord(goal, draft)}
      </td>
      <td data-label={say.columns.function}>
        {has && (
          <AssumedWord {...around} about="function">
            {wordText(goal.function)}
          </AssumedWord>
        )}
      </td>
      <td data-label={say.columns.target}>{goal.target === null ? '' : formatCardValue(goal.target, unit)}</td>
      {isChanging && <td data-label={say.columns.inPlan}>{changeText(goal, draft)}</td>}
      <td className={styles.row}>
        {goal.row !== null && <b>{goal.row}</b>}
        <span>
          {goal.cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of one row stand in their order.
            <span key={at} data-out={cell.is_out || undefined} dir="auto">
              {cell.text}
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}

function unitOf({ value_type: valueType, unit }: StandingGoal, { plan }: ImportDraft): ValueUnit {
  return valueUnitOf({ valueType, unit }, plan);
}

function unitWord({ value_type: valueType, unit }: StandingGoal, { plan }: ImportDraft): string {
  return valueType === 'percent' ? '%' : valueType === 'currency' ? plan.currency : unit;
}

/** What changes of a goal that the plan has. */
function changeText({ is_new: isNew, change, changes }: StandingGoal, { plan }: ImportDraft): string {
  if (isNew) return say.isNew;
  if (change === null) return say.unchanged;
  // The server writes kinds of values that the contract lists.
  const as = change.as as DiffValueKind;
  const value = (each: string | number | null) => valueText(each, as, plan);
  const name =
    change.what === 'target' || change.what === 'actual' ? say.columnWords[change.what] : columnText(change.what);
  return `${say.changeFromTo(name, value(change.before), value(change.after))}${say.changesMore(changes - 1)}`;
}
