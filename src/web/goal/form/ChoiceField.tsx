import { SelectField } from '#web/base/ui/SelectField.tsx';

export function ChoiceField<Value extends string>({
  label,
  texts,
  order,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly texts: Readonly<Record<Value, string>>;
  readonly order: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const options = order.map((value) => ({ value, label: texts[value] }));
  return <SelectField {...{ label, options, chosen, onChoose }} />;
}
