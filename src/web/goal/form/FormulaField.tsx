import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formulaPreviewPath } from '#contract/addresses.ts';
import type { FormulaPreview } from '#contract/goal/workedFormula.ts';
import { aggregationCodes, directionCodes, trackingCodes, valueTypeCodes } from '#contract/wire/codes.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { FUNCTIONS } from '#core/formula/expression.ts';
import type { FormulaProblem } from '#core/formula/formulaProblem.ts';
import { keptText } from '#core/formula/formulaText.ts';
import { readFormula } from '#core/formula/parseFormula.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/formula.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { FormulaNumbers } from '#web/goal/formula/FormulaNumbers.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FormulaField.module.css';
import { FormulaTokens } from './FormulaTokens.tsx';
import { wireDate } from './formFields.ts';
import { type Caret, goalAsked, tokenBefore, tokenFrom, withGoal } from './formulaCaret.ts';
import type { GoalDraft } from './goalDraft.ts';
import { refusedField } from './refusedField.ts';
import type { GoalEditing } from './useGoalDraft.ts';

const FIELDS = { actual: 'actualFormula', target: 'targetFormula' } as const;

const MOST_LISTED = 30;

/** A formula as it is typed: goals by number, which are kept by id. What cannot be read changes nothing. */
export default function FormulaField({
  editing,
  column,
}: {
  readonly editing: GoalEditing;
  readonly column: 'actual' | 'target';
}) {
  const { plan } = usePlan();
  const { draft, prepared, goalId, set } = editing;
  const field = FIELDS[column];
  const kept = draft[field];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(() =>
    shownFormula(kept, (named) => prepared.hierarchy.nodes.get(named)?.goal.number),
  );
  const [problem, setProblem] = useState<FormulaProblem | null>(null);
  const [asked, setAsked] = useState<Caret | null>(null);
  const [active, setActive] = useState(0);
  const byNumber = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const { id: each, number } of prepared.goals) {
      const key = shownNumber(number);
      found.set(key, [...(found.get(key) ?? []), each]);
    }
    return found;
  }, [prepared.goals]);
  const fresh = goalId === null ? newGoalAsked(draft, plan.dateFormat) : null;
  const preview = useQuery({
    queryKey: ['formula-preview', plan.id, goalId, column, kept, draft.isFormulaByPeriod, editing.year, fresh],
    queryFn: () =>
      sendJson<FormulaPreview>(formulaPreviewPath(plan.id, goalId), {
        body: {
          fiscal_year: editing.year,
          [column === 'actual' ? 'actual_formula' : 'target_formula']: kept,
          formula_by_period: draft.isFormulaByPeriod ? 1 : 0,
          ...fresh,
        },
      }),
    enabled: kept !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

  const isListed = asked !== null;
  useEffect(() => {
    if (isListed) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isListed]);

  const wanted = asked?.search.toLowerCase() ?? '';
  const choices =
    asked === null
      ? []
      : prepared.goals
          .filter(({ number, title }) => `${shownNumber(number)} ${title}`.toLowerCase().includes(wanted))
          // What is typed is most often the beginning of a number.
          .sort((one, other) => startsAs(wanted, other) - startsAs(wanted, one))
          .slice(0, MOST_LISTED);

  function change(next: string, caret: number | null) {
    setText(next);
    setAsked(caret === null ? null : goalAsked(next, caret));
    setActive(0);
    if (next.trim() === '') {
      setProblem(null);
      set(field, null);
      return;
    }
    const read = readFormula(next, (number) => byNumber.get(shownNumber(number)) ?? []);
    setProblem(read.problem);
    if (read.problem === null) set(field, keptText(read.expression));
  }

  function place(next: string, caret: number) {
    change(next, caret);
    setAsked(null);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  }

  function choose(number: string) {
    if (asked === null) return;
    const { text: next, caret } = withGoal(text, asked, shownNumber(number));
    place(next, caret);
  }

  function insert(part: string) {
    const at = input.current?.selectionStart ?? text.length;
    const next = text.slice(0, at) + part + text.slice(at);
    change(next, at + part.length);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at + part.length, at + part.length);
    });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart: caret, selectionEnd } = event.currentTarget;
    if (asked !== null && handleListKey(event)) return;
    if (caret === null || caret !== selectionEnd || event.shiftKey || event.altKey) return;
    const before = tokenBefore(text, caret);
    const after = tokenFrom(text, caret);
    if (event.key === 'Backspace' && before !== null) {
      event.preventDefault();
      place(text.slice(0, before) + text.slice(caret), before);
    } else if (event.key === 'ArrowLeft' && before !== null) {
      event.preventDefault();
      event.currentTarget.setSelectionRange(before, before);
    } else if (event.key === 'ArrowRight' && after !== null) {
      event.preventDefault();
      event.currentTarget.setSelectionRange(after, after);
    }
  }

  function handleListKey(event: KeyboardEvent): boolean {
    const chosen = choices[active];
    if (event.key === 'Escape') setAsked(null);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + choices.length) % Math.max(1, choices.length));
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) choose(chosen.number);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const refused = preview.error instanceof ApiError ? refusedField(preview.error).sentence : null;
  // While a goal is looked for, its bracket is open.
  const said = asked !== null ? null : problem === null ? refused : problemText(problem, text);
  const worked = preview.data?.formulas.find((each) => each.column === column);
  const unit = valueUnitOf({ valueType: draft.valueType, unit: draft.unit }, plan);
  return (
    <div className={styles.whole}>
      <div className={styles.field}>
        <TextField
          ref={input}
          label={say[column]}
          role="combobox"
          aria-expanded={asked !== null}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={asked !== null && choices.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={text}
          hint={kept !== null && editing.hasEntries ? say.kept : say.hint}
          error={said === null ? null : `${said} ${kept === null ? '' : say.lastGood}`.trim()}
          onChange={({ target }) => change(target.value, target.selectionStart)}
          onKeyDown={handleKey}
          onBlur={() => setAsked(null)}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={say.goals}
          tabIndex={-1}
          hidden={asked === null}
          className={styles.list}
        >
          {choices.map(({ id: each, number, title }, index) => (
            <div
              key={each}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(number);
              }}
            >
              <b>{shownNumber(number)}</b> {title}
            </div>
          ))}
          {choices.length === 0 && <p className={styles.none}>{say.noGoals}</p>}
        </div>
      </div>
      <fieldset className={styles.chips} aria-label={say.functions}>
        <button type="button" aria-label={say.insertGoal} onClick={() => insert('[')}>
          [
        </button>
        {FUNCTIONS.map((name) => (
          <button key={name} type="button" onClick={() => insert(`${name}(`)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => insert(' or ')}>
          or
        </button>
      </fieldset>
      {kept !== null && (
        <div>
          <FormulaTokens kept={kept} prepared={prepared} />
          {worked !== undefined && <FormulaNumbers worked={worked} unit={unit} frequency={draft.tracking} />}
        </div>
      )}
      {kept !== null && (
        <label htmlFor={`${id}-by-period`} className={styles.check}>
          <Checkbox
            id={`${id}-by-period`}
            checked={draft.isFormulaByPeriod}
            onChange={({ target }) => set('isFormulaByPeriod', target.checked)}
          />
          {say.byPeriod}
        </label>
      )}
    </div>
  );
}

function startsAs(wanted: string, { number }: { readonly number: string }): number {
  return Number(shownNumber(number).startsWith(wanted));
}

/** What the figures of a goal that is not made yet depend on. */
function newGoalAsked(draft: GoalDraft, format: DateFormat) {
  const { valueType, tracking, aggregation, direction, start, end, parentId, departmentId, memberId } = draft;
  return {
    parent_id: parentId,
    plan_dep_id: departmentId,
    plan_mem_id: memberId,
    valuetype: valueTypeCodes.encode(valueType),
    tracking_frequency: trackingCodes.encode(tracking),
    target_direction: directionCodes.encode(direction),
    ...(aggregation !== null && { function: aggregationCodes.encode(aggregation) }),
    ...(start !== '' && { start: wireDate(start, format) }),
    ...(end !== '' && { end: wireDate(end, format) }),
  };
}

function problemText(problem: FormulaProblem, text: string): string {
  const place = text.slice(problem.at, problem.at + Math.max(problem.length, 1)).trim();
  return place === '' || place === text.trim() ? say.problem[problem.kind] : say.at(say.problem[problem.kind], place);
}
