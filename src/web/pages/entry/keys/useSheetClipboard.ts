import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SheetControl } from './sheetControl.ts';

/**
 * Copies, cuts and pastes cells while the focus is in the sheet; the editor handles its own. Listens on the document:
 * browsers other than Chromium send these events to the selected text, or to the body.
 */
export function useSheetClipboard({
  scroller,
  control,
  onPaste,
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly control: SheetControl;
  readonly onPaste: () => void;
}): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    const isOurs = control.selection.edit === null && scroller.current?.contains(document.activeElement) === true;
    if (!isOurs || data === null) return;
    event.preventDefault();
    if (event.type === 'paste') {
      onPaste();
      control.paste(data.getData('text/plain'));
      return;
    }
    data.setData('text/plain', control.copied());
    if (event.type === 'cut') control.clear();
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event);
    for (const type of EVENTS) document.addEventListener(type, listener);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, listener);
    };
  }, []);
}

const EVENTS = ['copy', 'cut', 'paste'] as const;
