import type { Block, Spot } from './selection.ts';

export type FilledCell = { readonly from: Spot; readonly to: Spot };

export function planFill({ top, bottom, left, right }: Block, direction: 'down' | 'right'): FilledCell[] {
  const filled: FilledCell[] = [];
  const first = direction === 'down' ? { top: top + 1, left } : { top, left: left + 1 };
  for (let line = first.top; line <= bottom; line += 1) {
    for (let column = first.left; column <= right; column += 1) {
      const from = direction === 'down' ? { line: top, column } : { line, column: left };
      filled.push({ from, to: { line, column } });
    }
  }
  return filled;
}

export function planDragFill(source: Block, to: Block): FilledCell[] {
  const lines = source.bottom - source.top + 1;
  const columns = source.right - source.left + 1;
  const filled: FilledCell[] = [];
  for (let line = to.top; line <= to.bottom; line += 1) {
    for (let column = to.left; column <= to.right; column += 1) {
      const isSource = line >= source.top && line <= source.bottom && column >= source.left && column <= source.right;
      if (isSource) continue;
      const from = {
        line: source.top + modulo(line - source.top, lines),
        column: source.left + modulo(column - source.left, columns),
      };
      filled.push({ from, to: { line, column } });
    }
  }
  return filled;
}

export function draggedBlock(source: Block, over: Spot): Block {
  const down = Math.max(over.line - source.bottom, source.top - over.line, 0);
  const across = Math.max(over.column - source.right, source.left - over.column, 0);
  if (down >= across) {
    return { ...source, top: Math.min(source.top, over.line), bottom: Math.max(source.bottom, over.line) };
  }
  return { ...source, left: Math.min(source.left, over.column), right: Math.max(source.right, over.column) };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
