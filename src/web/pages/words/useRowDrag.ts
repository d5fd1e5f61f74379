import { type DragEvent, useState } from 'react';

/** Rows moved by their grip; the row under the pointer shows where it would go. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  function end() {
    setFrom(null);
    setOver(null);
  }

  return {
    grip: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index));
        setFrom(index);
      },
      onDragEnd: end,
    }),
    row: (index: number) => ({
      'data-drop': over === index && from !== index ? ('here' as const) : undefined,
      onDragOver: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (from !== null) onMove(from, index);
        end();
      },
    }),
  };
}
