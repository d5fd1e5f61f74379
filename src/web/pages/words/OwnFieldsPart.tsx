import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OWN_LIMITS, type OwnField } from '#core/own/ownField.ts';
import { levelsOf } from '#web/base/messages/filters/filterTexts.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { loadOwnParts } from '#web/base/own/ownParts.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { MoveButtons } from '#web/base/ui/MoveButtons.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { Grip } from './Grip.tsx';
import { OwnFieldEditor } from './OwnFieldEditor.tsx';
import styles from './OwnFieldsPart.module.css';
import { fieldMoved, newField } from './ownFieldsDraft.ts';
import { rowStep } from './rowStep.ts';
import { useRowDrag } from './useRowDrag.ts';
import type { WordsEditing } from './useWordsDraft.ts';
import { WordsPart } from './WordsPart.tsx';
import type { WordCounts } from './wordCounts.ts';
import { planWith } from './wordsDraft.ts';

/** The fields that the plan gives its goals: one opens in place. */
export function OwnFieldsPart({
  editing,
  counts,
}: {
  readonly editing: WordsEditing;
  readonly counts: WordCounts | undefined;
}) {
  const { plan } = usePlan();
  const { fields } = editing.draft;
  const { ownProblems, refusals, set } = editing;
  const [open, setOpen] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const drag = useRowDrag((from, to) => move(from, to));
  const levels = levelsOf(planWith(plan, editing.draft));
  const isFull = fields.length >= OWN_LIMITS.fields;

  // The live card needs what plans without own fields do not load.
  useEffect(() => void loadOwnParts(fields), [fields]);

  const wrong = useEffectEvent(() => fields.find(({ id }) => ownProblems.has(id))?.id);

  useEffect(() => {
    if (refusals === 0) return;
    const id = wrong();
    if (id === undefined) return;
    setOpen(id);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [refusals]);

  function change(id: string, part: Partial<OwnField>) {
    set({ fields: fields.map((field) => (field.id === id ? { ...field, ...part } : field)) });
  }

  function move(from: number, to: number) {
    const moved = fieldMoved(fields, from, to);
    if (moved === fields) return;
    set({ fields: moved });
    setTold(say.fieldMoved(nameOf(fields[from]), to + 1, fields.length));
  }

  function handleKeyDown(event: KeyboardEvent, at: number) {
    const hasMenuOpen = event.currentTarget.querySelector(':popover-open') !== null;
    if (event.key === 'Escape' && open === fields[at]?.id && !event.defaultPrevented && !hasMenuOpen) {
      event.preventDefault();
      close();
      return;
    }
    const step = rowStep(event);
    if (step === 0) return;
    event.preventDefault();
    move(at, at + step);
  }

  function close() {
    const id = open;
    setOpen(null);
    requestAnimationFrame(() => opener(list.current, id)?.focus());
  }

  function handleAdd() {
    const field = newField();
    set({ fields: [...fields, field] });
    setOpen(field.id);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  }

  function handleRemove(field: OwnField) {
    const at = fields.indexOf(field);
    editing.removeField(field, counts?.byField.get(field.id) ?? 0);
    setOpen(null);
    setTold(say.removed(nameOf(field)));
    const next = fields[at + 1] ?? fields[at - 1];
    requestAnimationFrame(() => opener(list.current, next?.id ?? null)?.focus());
  }

  return (
    <WordsPart
      title={say.ownFields}
      text={isFull ? say.mostFields : say.ownFieldsText(fields.length)}
      action={
        <Button disabled={isFull} onClick={handleAdd}>
          <LateIcon name="plus" />
          {say.addField}
        </Button>
      }
    >
      {fields.length > 0 && (
        <div className={styles.labels} aria-hidden="true">
          <span>{say.fieldName}</span>
          <span>{say.kind}</span>
          <span>{say.fieldLevels}</span>
          <span className={styles.mark}>{say.card}</span>
          <span className={styles.mark}>{say.public}</span>
        </div>
      )}
      <ul ref={list} className={styles.fields}>
        {fields.map((field, at) => {
          const isOpen = open === field.id;
          return (
            <li key={field.id} className={styles.field} {...drag.row(at)}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from any control within. */}
              <div onKeyDown={(event) => handleKeyDown(event, at)}>
                <div className={styles.row}>
                  <span className={styles.grip} {...drag.grip(at)} aria-hidden="true" title={say.moveHint}>
                    <Grip />
                  </span>
                  <button
                    type="button"
                    data-field={field.id}
                    className={styles.opener}
                    aria-expanded={isOpen}
                    onClick={() => (isOpen ? close() : setOpen(field.id))}
                  >
                    <b>
                      {ownProblems.has(field.id) && !isOpen && (
                        <span className={styles.wrong} data-status="critical">
                          <LateIcon name="warning" size={14} />
                          <span className="visually-hidden">{say.hasProblem}</span>
                        </span>
                      )}
                      <bdi>{nameOf(field)}</bdi>
                    </b>
                    <span className={styles.kind}>{say.kinds[field.kind]}</span>
                    <span className={styles.levels}>{levelsText(field, levels)}</span>
                    <Mark label={say.card} isOn={field.onCard} />
                    <Mark label={say.public} isOn={field.public} />
                    <LateIcon name="chevronDown" />
                  </button>
                </div>
                {isOpen && (
                  <OwnFieldEditor
                    field={field}
                    levels={levels}
                    counts={counts}
                    problems={ownProblems.get(field.id)}
                    isNew={editing.before.fields.every(({ id }) => id !== field.id)}
                    moves={
                      <MoveButtons
                        labels={{ up: say.moveUp(nameOf(field)), down: say.moveDown(nameOf(field)) }}
                        place={at}
                        count={fields.length}
                        onMove={(to) => move(at, to)}
                      />
                    }
                    onChange={(part) => change(field.id, part)}
                    onRemove={() => handleRemove(field)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </WordsPart>
  );
}

function Mark({ label, isOn }: { readonly label: string; readonly isOn: boolean }) {
  return (
    <span className={styles.mark} data-on={isOn}>
      {isOn ? <LateIcon name="check" /> : <span aria-hidden="true">–</span>}
      {isOn && <span className={styles.markName}>{label}</span>}
    </span>
  );
}

function nameOf(field: OwnField | undefined): string {
  return field === undefined || field.name.trim() === '' ? say.unnamedField : field.name.trim();
}

function levelsText({ levels: depths }: OwnField, levels: readonly { readonly name: string }[]): string {
  if (depths.length === 0) return say.allLevels;
  return depths.map((depth) => levels[depth]?.name ?? say.depth(depth)).join(', ');
}

function opener(list: HTMLElement | null, id: string | null): HTMLElement | null {
  return id === null ? null : (list?.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`) ?? null);
}
