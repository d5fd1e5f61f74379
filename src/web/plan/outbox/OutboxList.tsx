import { say } from '#web/base/messages/say/outbox.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { withMine, withTheirs } from './answeredItem.ts';
import styles from './Outbox.module.css';
import { outbox } from './outbox.ts';
import type { OutboxItem } from './outboxItem.ts';

export function OutboxList({ items }: { readonly items: readonly OutboxItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <p dir="auto">{item.what}</p>
          <p className={styles.state}>{stateText(item)}</p>
          <p className={styles.answers}>
            <Answers item={item} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Answers({ item }: { readonly item: OutboxItem }) {
  if (item.state.kind === 'conflict') {
    return (
      <>
        <Button size="small" onClick={() => outbox.put(withMine(item))}>
          {say.keepMine}
        </Button>
        <Button size="small" onClick={() => handleTheirs(item)}>
          {say.takeTheirs}
        </Button>
      </>
    );
  }
  return (
    <>
      {item.state.kind === 'sheet' && (
        <a className={buttonClass('secondary', 'small')} href={item.path}>
          {say.toSheet}
        </a>
      )}
      {item.state.kind === 'refused' && (
        <Button size="small" onClick={() => outbox.put(withMine(item))}>
          {say.again}
        </Button>
      )}
      <Button size="small" onClick={() => outbox.drop(item.id)}>
        {say.discard}
      </Button>
    </>
  );
}

function handleTheirs(item: OutboxItem): void {
  const left = withTheirs(item);
  if (left === null) outbox.drop(item.id);
  else outbox.put(left);
}

function stateText({ state }: OutboxItem): string {
  switch (state.kind) {
    case 'waiting':
      return say.waits;
    case 'sheet':
      return state.reason;
    case 'refused':
      return state.message === '' ? say.refused : state.message;
    case 'conflict':
      return state.theirs.length === 0
        ? say.changed
        : say.conflict(state.theirs.map((theirs) => theirs ?? say.empty).join(', '));
  }
}
