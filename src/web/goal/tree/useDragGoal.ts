import { type DragEvent, useState } from 'react';

export type DropPlace = { readonly parentId: string | null };

export type DragGoal = {
  readonly draggedId: string | null;
  readonly place: DropPlace | null;
  source(goalId: string): { readonly draggable: true; onDragStart(event: DragEvent): void; onDragEnd(): void };
  target(parentId: string | null): {
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
  };
};

export function useDragGoal({
  mayDrop,
  onDrop,
}: {
  readonly mayDrop: (move: { readonly goalId: string; readonly parentId: string | null }) => boolean;
  readonly onDrop: (goalId: string, parentId: string | null) => void;
}): DragGoal {
  const [draggedId, setDragged] = useState<string | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);

  function end() {
    setDragged(null);
    setPlace(null);
  }

  return {
    draggedId,
    place,
    source: (goalId) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', goalId);
        setDragged(goalId);
      },
      onDragEnd: end,
    }),
    target: (parentId) => ({
      onDragOver: (event) => {
        if (draggedId === null || !mayDrop({ goalId: draggedId, parentId })) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        if (place?.parentId !== parentId || place === null) setPlace({ parentId });
      },
      onDragLeave: () => setPlace(null),
      onDrop: (event) => {
        event.preventDefault();
        if (draggedId !== null && mayDrop({ goalId: draggedId, parentId })) onDrop(draggedId, parentId);
        end();
      },
    }),
  };
}
