import { type DragEvent, useState } from 'react';

/** Where a dragged goal would be dropped: a goal, or the top. */
export type DropPlace = { readonly parentId: string | null };

export type DragGoal = {
  /** The goal being dragged; null for none. */
  readonly draggedId: string | null;
  readonly place: DropPlace | null;
  /** For what can be dragged. */
  source(goalId: string): { readonly draggable: true; onDragStart(event: DragEvent): void; onDragEnd(): void };
  /** For where it can be dropped. */
  target(parentId: string | null): {
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
  };
};

/** Dragging a goal onto another; what may not go there cannot be dropped there. */
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
