import { filterCount } from '#core/filter/selection.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Sheet } from '#web/base/ui/Sheet.tsx';
import FilterPanel, { type FilterPanelProps } from './FilterPanel.tsx';

export default function FilterSheet({
  panel,
  listed,
  onClose,
  onClear,
}: {
  readonly panel: FilterPanelProps;
  readonly listed: number;
  readonly onClose: () => void;
  readonly onClear: () => void;
}) {
  return (
    <Sheet
      title={filterWords.panel}
      onClose={onClose}
      foot={
        <>
          <Button look="link" disabled={filterCount(panel.criteria) === 0} onClick={onClear}>
            {say.filter.clear}
          </Button>
          <Button look="primary" onClick={onClose}>
            {filterWords.show(listed)}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
