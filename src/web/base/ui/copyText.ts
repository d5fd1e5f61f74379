/**
 * Puts a text on the clipboard; gives whether it is there. A text still to come is promised within the press: Safari
 * refuses what is written after waiting. Pages that are not served over HTTPS have no clipboard of their own: there the
 * old way through a field has to do.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const blob = Promise.resolve(text).then((known) => new Blob([known], { type: PLAIN }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ [PLAIN]: blob })]);
    return true;
  } catch {
    return copySelected(await text);
  }
}

const PLAIN = 'text/plain';

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Within the open dialog, for nothing outside of it can take the focus.
  const host = document.querySelector('dialog[open]') ?? document.body;
  const before = document.activeElement;
  host.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
