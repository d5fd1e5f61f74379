import { say as liveWords } from '#web/base/messages/say/live.ts';
import { say } from '#web/base/messages/say/savedFilters.ts';
import { MeanwhileNote, type Told } from '#web/plan/meanwhile/MeanwhileNote.tsx';
import type { SavedFilter } from './savedFilter.ts';

/** What its owner did to a saved filter in another window while its form is open here. */
export function FilterMeanwhile({
  editing,
  now,
  typed,
}: {
  /** As the form was opened with it; null for a new one. */
  readonly editing: SavedFilter | null;
  /** As it is now; null where it is gone. */
  readonly now: SavedFilter | null;
  readonly typed: string;
}) {
  const isGone = editing !== null && now === null;
  return (
    <MeanwhileNote
      told={toldOf(editing, now)}
      gone={isGone ? liveWords.filterGone : null}
      typed={typed.trim() === '' ? [] : [typed]}
    />
  );
}

function toldOf(editing: SavedFilter | null, now: SavedFilter | null): readonly Told[] {
  if (editing === null || now === null) return [];
  const lines = [
    ...(now.name === editing.name ? [] : [liveWords.setTo(say.nameLabel, now.name)]),
    ...(JSON.stringify(now.params) === JSON.stringify(editing.params) ? [] : [liveWords.otherGoals]),
  ];
  return lines.length === 0 ? [] : [{ key: editing.id, text: liveWords.elsewhere, lines }];
}
