import { say } from '#web/base/messages/say/bulk.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import styles from './ChooseBox.module.css';
import type { Chosen } from './useChosen.ts';

/** The box of a row. Where rows themselves are gone through by keys, it is Space on the row, and no stop of Tab. */
export function ChooseBox<Item extends { readonly id: string }>({
  item,
  name,
  choosing,
  isTabStop = false,
}: {
  readonly item: Item;
  readonly name: string;
  readonly choosing: Chosen<Item>;
  readonly isTabStop?: boolean;
}) {
  if (!choosing.isOffered) return null;
  return (
    <span className={styles.box} data-any={choosing.chosen.length > 0}>
      <Checkbox
        aria-label={say.choose(name)}
        tabIndex={isTabStop ? 0 : -1}
        checked={choosing.has(item.id)}
        disabled={!choosing.mayChoose(item)}
        onChange={() => {}}
        onClick={({ shiftKey }) => choosing.toggle(item.id, { isRange: shiftKey })}
      />
    </span>
  );
}

export function ChooseAllBox<Item>({
  choosing,
  label = say.chooseAll,
}: {
  readonly choosing: Chosen<Item>;
  readonly label?: string;
}) {
  if (!choosing.isOffered) return null;
  const { chosen, isAll } = choosing;
  return (
    <span className={styles.box} data-any={chosen.length > 0}>
      <Checkbox
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        aria-label={label}
        checked={isAll}
        onChange={() => (isAll ? choosing.clear() : choosing.chooseAll())}
      />
    </span>
  );
}
