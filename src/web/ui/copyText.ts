/**
 * Puts a text on the clipboard; gives whether it is there. Pages that are not served over HTTPS have no clipboard of
 * their own: there the old way through a field has to do.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

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
