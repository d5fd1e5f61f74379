import type { ImportDraft } from '#contract/importDraft.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/import.ts';
import styles from './CountTabs.module.css';
import type { ShownKind } from './importCalls.ts';

/** How much there is of each kind; each count shows its rows. */
export function CountTabs({
  counts,
  shown,
  onShow,
}: {
  readonly counts: ImportDraft['counts'];
  readonly shown: ShownKind;
  readonly onShow: (kind: ShownKind) => void;
}) {
  const { added, changed, refused, unchanged } = counts;
  const tabs: readonly {
    readonly kind: ShownKind;
    readonly count: number;
    readonly name: string;
    readonly note: string;
  }[] = [
    {
      kind: 'all',
      count: added.count + changed.count + refused.count,
      name: say.all,
      note: say.inRows(added.rows + changed.rows + refused.rows),
    },
    {
      kind: 'added',
      count: added.count,
      name: say.kinds.added,
      note: say.goalsAndCells(added.goals, added.cells, added.work),
    },
    {
      kind: 'changed',
      count: changed.count,
      name: say.kinds.changed,
      note: say.cellsAndFields(changed.cells, changed.fields),
    },
    { kind: 'refused', count: refused.count, name: say.kinds.refused, note: say.stayAsTheyAre },
    { kind: 'unchanged', count: unchanged.count, name: say.kinds.unchanged, note: say.notWritten },
  ];
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{say.tabsName}</legend>
      {tabs.map(({ kind, count, name, note }) => (
        <button key={kind} type="button" aria-pressed={kind === shown} onClick={() => onShow(kind)}>
          <span>
            <strong>{count.toLocaleString(language)}</strong> {name}
          </span>
          <small className="quiet small">{note}</small>
        </button>
      ))}
    </fieldset>
  );
}
