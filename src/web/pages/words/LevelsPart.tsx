import { type KeyboardEvent, useRef, useState } from 'react';
import { LEVEL_COUNT } from '#core/plan/wordProblems.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { MoveButtons } from '#web/base/ui/MoveButtons.tsx';
import { Grip } from './Grip.tsx';
import styles from './LevelsPart.module.css';
import { rowStep } from './rowStep.ts';
import { useRowDrag } from './useRowDrag.ts';
import type { WordsEditing } from './useWordsDraft.ts';
import { WordField } from './WordField.tsx';
import { WordsPart } from './WordsPart.tsx';
import type { WordCounts } from './wordCounts.ts';
import { type DraftLevel, levelAdded, levelMoved, presetOf } from './wordsDraft.ts';

const TIERS = [2, 3] as const;

export function LevelsPart({
  editing: { draft, problems, set },
  counts,
}: {
  readonly editing: WordsEditing;
  readonly counts: WordCounts | undefined;
}) {
  const { levels } = draft;
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const drag = useRowDrag((from, to) => move(from, to));

  function move(from: number, to: number) {
    const moved = levelMoved(levels, from, to);
    if (moved === levels) return;
    set({ levels: moved });
    setTold(say.moved(nameOf(levels[from]), to + 1, levels.length));
  }

  function handleKeyDown(event: KeyboardEvent, depth: number) {
    const step = rowStep(event);
    if (step === 0) return;
    event.preventDefault();
    move(depth, depth + step);
  }

  function type(depth: number, part: Partial<DraftLevel>) {
    set({ levels: levels.map((level, at) => (at === depth ? { ...level, ...part } : level)) });
  }

  function handleRemove(depth: number) {
    set({ levels: levels.filter((_, at) => at !== depth) });
    setTold(say.removed(nameOf(levels[depth])));
    focusFirstField(list.current?.children[Math.max(0, depth - 1)]);
  }

  function handleAdd() {
    set({ levels: levelAdded(levels) });
    requestAnimationFrame(() => focusFirstField(list.current?.lastElementChild));
  }

  const isFull = levels.length >= LEVEL_COUNT.most;
  return (
    <WordsPart
      title={say.levels}
      text={isFull ? say.mostLevels : say.levelsText}
      action={
        <Button disabled={isFull} onClick={handleAdd}>
          <LateIcon name="plus" />
          {say.addLevel}
        </Button>
      }
    >
      <div className={styles.labels} aria-hidden="true">
        <span className={styles.one}>{say.one}</span>
        <span>{say.several}</span>
        <span className={styles.count}>{say.goals}</span>
      </div>
      <ol ref={list} className={styles.levels} title={say.moveHint}>
        {levels.map((level, depth) => (
          <li key={level.key} className={styles.level} {...drag.row(depth)}>
            <span className={styles.grip} {...drag.grip(depth)} aria-hidden="true">
              <Grip />
            </span>
            <span className={styles.depth}>{depth}</span>
            <WordField
              label={say.oneOf(depth)}
              value={level.name}
              problem={problems.get(`levels.${depth}.name`)}
              onType={(name) => type(depth, { name })}
              onKeyDown={(event) => handleKeyDown(event, depth)}
            />
            <div className={styles.several}>
              <WordField
                label={say.severalOf(depth)}
                value={level.plural}
                problem={problems.get(`levels.${depth}.plural`)}
                onType={(plural) => type(depth, { plural })}
                onKeyDown={(event) => handleKeyDown(event, depth)}
              />
            </div>
            <span className={styles.count}>
              {counts !== undefined && <CountOf count={goalsAt(counts, { depth, levelCount: levels.length })} />}
            </span>
            {depth >= LEVEL_COUNT.least && (
              <Button
                look="ghost"
                size="square"
                aria-label={say.remove(nameOf(level))}
                onClick={() => handleRemove(depth)}
              >
                <LateIcon name="trash" />
              </Button>
            )}
            <span className={styles.moves}>
              <MoveButtons
                labels={{ up: say.moveUp(nameOf(level)), down: say.moveDown(nameOf(level)) }}
                place={depth}
                count={levels.length}
                onMove={(to) => move(depth, to)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.presets}>
        <span>{say.presets}</span>
        {TIERS.map((tiers) => (
          <Button key={tiers} size="small" onClick={() => set({ levels: presetOf(tiers) })}>
            {say.presetOf[tiers]}
          </Button>
        ))}
      </p>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </WordsPart>
  );
}

export function CountOf({ count }: { readonly count: number }) {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{say.goalCount(count)}</span>
    </>
  );
}

/** Goals deeper than the last level bear its name. */
function goalsAt(
  { byDepth }: WordCounts,
  { depth, levelCount }: { readonly depth: number; readonly levelCount: number },
): number {
  if (depth < levelCount - 1) return byDepth.get(depth) ?? 0;
  return [...byDepth].reduce((sum, [at, count]) => (at >= depth ? sum + count : sum), 0);
}

function nameOf(level: DraftLevel | undefined): string {
  return level === undefined || level.name.trim() === '' ? say.unnamed : level.name.trim();
}

function focusFirstField(row: Element | null | undefined): void {
  row?.querySelector('input')?.focus();
}
