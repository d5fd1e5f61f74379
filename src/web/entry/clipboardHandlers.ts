import type { ClipboardEvent } from 'react';
import type { SheetControl } from './sheetControl.ts';

/** Copying, cutting and pasting cells; while one is typed into they are the field's own. */
export function clipboardHandlers(control: SheetControl, { onPaste }: { readonly onPaste: () => void }) {
  const isOfField = control.selection.edit !== null;

  function copy(event: ClipboardEvent): void {
    event.preventDefault();
    event.clipboardData.setData('text/plain', control.copied());
  }

  return {
    onCopy: (event: ClipboardEvent) => {
      if (!isOfField) copy(event);
    },
    onCut: (event: ClipboardEvent) => {
      if (isOfField) return;
      copy(event);
      control.clear();
    },
    onPaste: (event: ClipboardEvent) => {
      if (isOfField) return;
      event.preventDefault();
      onPaste();
      control.paste(event.clipboardData.getData('text/plain'));
    },
  };
}
