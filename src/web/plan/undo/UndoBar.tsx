import { useEffect, useState } from 'react';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/undo.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './UndoBar.module.css';
import { offerUndo, type UndoOffer } from './undoOffer.ts';

export default function UndoBar({ offer }: { readonly offer: UndoOffer }) {
  const [isUndoing, setUndoing] = useState(false);
  const { undo } = offer;

  async function handleUndo() {
    if (undo === null || isUndoing) return;
    setUndoing(true);
    try {
      await undo();
      offerUndo({ text: say.undone, undo: null });
    } catch (error) {
      offerUndo({ text: reasonOf(error), undo: null });
    } finally {
      setUndoing(false);
    }
  }

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      void handleUndo();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });

  useEffect(() => {
    if (undo !== null) return;
    const timer = window.setTimeout(() => offerUndo(null), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [undo]);

  return (
    <div className={styles.bar}>
      <p>{offer.text}</p>
      {undo !== null && (
        <Button size="small" disabled={isUndoing} onClick={() => void handleUndo()}>
          {say.undo}
          <kbd>{say.key}</kbd>
        </Button>
      )}
      <Button look="ghost" size="square" aria-label={say.close} onClick={() => offerUndo(null)}>
        <Icon name="close" size={14} />
      </Button>
    </div>
  );
}

/** How long a sentence without undo stays; ms. */
const SAID_FOR = 8_000;

function reasonOf(error: unknown): string {
  return refusalText(error, say.failed);
}

/** Where Ctrl+Z takes back what was typed. */
const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], [data-own-undo]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPED_IN) !== null;
}
