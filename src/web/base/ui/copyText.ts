/**
 * Returns whether the text was copied. A promise is passed within the click, because Safari refuses writes after
 * waiting. Without HTTPS there is no clipboard API: then a hidden field is used.
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
  // Inside the open dialog, because nothing outside can take the focus.
  const host = document.querySelector('dialog[open]') ?? document.body;
  const before = document.activeElement;
  host.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
