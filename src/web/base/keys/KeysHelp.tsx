import { say as keyWords } from '#web/base/messages/say/keys.ts';
import { say as paletteWords } from '#web/base/messages/say/palette.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { type Command, runCommand, useOffered } from './commands.ts';
import styles from './KeysHelp.module.css';
import { keysOf } from './keysOf.ts';
import { switchSingleKeys, useSingleKeys } from './singleKeys.ts';

export default function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const areOn = useSingleKeys();
  const offered = useOffered();
  return (
    <Dialog title={keyWords.title} onClose={onClose}>
      <dl className={styles.keys}>
        <Row keys={keysOf('palette') ?? []} text={keyWords.commands.palette} />
        <Row keys={[keyWords.arrows]} text={keyWords.move} />
        <Row keys={[paletteWords.enter]} text={keyWords.open} />
        <Row keys={keysOf('close') ?? []} text={keyWords.commands.close} />
      </dl>
      <fieldset className={styles.single}>
        <legend>{keyWords.single}</legend>
        <label htmlFor="single-keys">
          <Checkbox
            id="single-keys"
            checked={areOn}
            aria-describedby="single-keys-text"
            onChange={({ target }) => switchSingleKeys(target.checked)}
          />
          {keyWords.singleOn}
        </label>
        <p id="single-keys-text">{keyWords.singleText}</p>
        <dl className={styles.keys} data-off={!areOn}>
          {SINGLE.map((command) => (
            <Row key={command} keys={keysOf(command) ?? []} text={keyWords.commands[command]} />
          ))}
        </dl>
      </fieldset>
      {offered.includes('guide') && (
        <Button
          className={styles.guide}
          onClick={() => {
            onClose();
            runCommand('guide');
          }}
        >
          <LateIcon name="compass" />
          {keyWords.commands.guide}
        </Button>
      )}
    </Dialog>
  );
}

const SINGLE: readonly Command[] = [
  'keyword',
  'filters',
  'previous',
  'next',
  'addGoal',
  'lookBack',
  'fullscreen',
  'help',
];

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
