import { say } from '#web/base/messages/say/upToDate.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';

export type EntryView = 'sheet' | 'upToDate';

/** The two views of the page, for who may remind. */
export function EntryViews({
  chosen,
  onChoose,
}: {
  readonly chosen: EntryView;
  readonly onChoose: (view: EntryView) => void;
}) {
  return (
    <Segmented
      label={say.view}
      options={[
        { value: 'sheet', label: say.sheet },
        { value: 'upToDate', label: say.upToDate },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
