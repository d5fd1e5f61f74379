export function moveInRows(key: string, list: HTMLElement): boolean {
  const rows = [...list.children];
  const at = rows.findIndex((row) => row.matches(':focus-within'));
  if (at < 0) return false;
  const next = nextButton(key, rows, at);
  next?.focus();
  return next !== undefined;
}

function nextButton(key: string, rows: readonly Element[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return buttonsOf(rows[(at + 1) % rows.length])[0];
    case 'ArrowUp':
      return buttonsOf(rows.at(at - 1))[0];
    case 'Home':
      return buttonsOf(rows[0])[0];
    case 'End':
      return buttonsOf(rows.at(-1))[0];
    case 'ArrowRight':
    case 'ArrowLeft':
      return besides(rows[at], key);
    default:
      return beginningWith(key, [...rows.slice(at + 1), ...rows.slice(0, at + 1)]);
  }
}

function beginningWith(key: string, rows: readonly Element[]): HTMLElement | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
  const letter = key.toLowerCase();
  return buttonsOf(rows.find((row) => row.textContent.toLowerCase().startsWith(letter)))[0];
}

function besides(row: Element | undefined, key: string): HTMLElement | undefined {
  const buttons = buttonsOf(row);
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const isRightToLeft = row !== undefined && getComputedStyle(row).direction === 'rtl';
  return buttons[at + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1)];
}

function buttonsOf(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll('button') ?? [])];
}
