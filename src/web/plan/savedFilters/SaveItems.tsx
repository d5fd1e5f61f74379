import { say } from '#web/base/messages/say/savedFilters.ts';
import { MenuAction, MenuItems } from '#web/base/ui/Menu.tsx';
import type { SavedFilter } from './savedFilter.ts';
import type { SavedFilters } from './useSavedFilters.ts';

export function SaveItems({
  saved: { tell, update, face },
  changedFrom,
  onSay,
  onClose,
}: {
  readonly saved: SavedFilters;
  readonly changedFrom: SavedFilter;
  readonly onSay: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { name } = changedFrom;

  async function handleUpdate() {
    onClose();
    if (await update(changedFrom)) onSay(say.wasSaved(name));
  }

  return (
    <MenuItems label={say.saver} onClose={onClose}>
      {face.maySave && (
        <>
          <MenuAction icon="check" onChoose={() => void handleUpdate()}>
            {say.update(name)}
          </MenuAction>
          <MenuAction
            icon="plus"
            onChoose={() => {
              onClose();
              tell({ kind: 'saveBegun' });
            }}
          >
            {say.saveAsNew}
          </MenuAction>
        </>
      )}
      <MenuAction
        icon="undo"
        onChoose={() => {
          onClose();
          tell({ kind: 'picked', filter: changedFrom });
        }}
      >
        {say.backTo(name)}
      </MenuAction>
    </MenuItems>
  );
}
