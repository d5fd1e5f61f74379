import { STATUSES } from '#core/goal/status.ts';
import { cleanWord } from '#core/plan/wordProblems.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { CountOf } from './LevelsPart.tsx';
import { PaletteCards } from './PaletteCards.tsx';
import styles from './StatusesPart.module.css';
import type { WordsEditing } from './useWordsDraft.ts';
import { WordField } from './WordField.tsx';
import { WordsPart } from './WordsPart.tsx';
import type { WordCounts } from './wordCounts.ts';
import { usualStatus } from './wordsDraft.ts';

export function StatusesPart({
  editing: { draft, problems, set },
  counts,
}: {
  readonly editing: WordsEditing;
  readonly counts: WordCounts | undefined;
}) {
  return (
    <WordsPart title={say.statuses} text={say.statusesText}>
      <ul className={styles.statuses}>
        {STATUSES.map((status) => {
          const usual = usualStatus(status);
          const word = draft.statuses[status];
          return (
            <li key={status} className={styles.status} data-status={status}>
              <span className={styles.glyph}>
                <StatusGlyph status={status} />
              </span>
              <span className={styles.usual}>{usual}</span>
              <WordField
                label={say.ownWord(usual)}
                value={word}
                isOwn={cleanWord(word) !== usual}
                problem={problems.get(`statuses.${status}`)}
                onType={(name) => set({ statuses: { ...draft.statuses, [status]: name } })}
              />
              <span className={styles.count}>
                {counts !== undefined && <CountOf count={counts.byStatus.get(status) ?? 0} />}
              </span>
            </li>
          );
        })}
      </ul>
      <PaletteCards chosen={draft.palette} onChoose={(palette) => set({ palette })} />
    </WordsPart>
  );
}
