import { MultiSelect, type MultiSelectProps } from '#web/ui/MultiSelect.tsx';
import { toggled } from './toggled.ts';

/** A list of filter options, each with how many goals it would list. */
export function FacetSelect<Value extends string | number>({
  options,
  counts,
  chosen,
  onChoose,
  ...rest
}: Omit<MultiSelectProps<Value>, 'onToggle' | 'onClear'> & {
  readonly counts: ReadonlyMap<Value, number>;
  readonly onChoose: (values: readonly Value[]) => void;
}) {
  return (
    <MultiSelect
      {...rest}
      options={options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))}
      chosen={chosen}
      onToggle={(value) => onChoose(toggled(chosen, value))}
      onClear={() => onChoose([])}
    />
  );
}
