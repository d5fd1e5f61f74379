import { say } from '#web/messages/say.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Command } from './commands.ts';
import styles from './KeysHelp.module.css';
import { keysOf } from './keysOf.ts';
import { switchSingleKeys, useSingleKeys } from './singleKeys.ts';

/** What the keys do, and whether single ones do anything (look, Keys). */
export default function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const areOn = useSingleKeys();
  return (
    <Dialog title={say.keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        <Row keys={keysOf('palette') ?? []} text={say.keys.commands.palette} />
        <Row keys={[say.keys.arrows]} text={say.keys.move} />
        <Row keys={[say.palette.enter]} text={say.keys.open} />
        <Row keys={keysOf('close') ?? []} text={say.keys.commands.close} />
      </dl>
      <fieldset className={styles.single}>
        <legend>{say.keys.single}</legend>
        <label htmlFor="single-keys">
          <Checkbox
            id="single-keys"
            checked={areOn}
            aria-describedby="single-keys-text"
            onChange={({ target }) => switchSingleKeys(target.checked)}
          />
          {say.keys.singleOn}
        </label>
        <p id="single-keys-text">{say.keys.singleText}</p>
        <dl className={styles.keys} data-off={!areOn}>
          {SINGLE.map((command) => (
            <Row key={command} keys={keysOf(command) ?? []} text={say.keys.commands[command]} />
          ))}
        </dl>
      </fieldset>
    </Dialog>
  );
}

const SINGLE: readonly Command[] = ['keyword', 'filters', 'previous', 'next', 'fullscreen', 'help'];

function Row({ keys, text }: { readonly keys: readonly string[]; readonly text: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
