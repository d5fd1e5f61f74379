import type { FilterCriteria, FilterKind } from '#core/filter/criteria.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { MenuChoice, MenuItems } from '#web/base/ui/Menu.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import type { ControlProps, FilterControl } from './filterControl.ts';

const ANY = 'any';

/** The control of a kind that has one of a few values, or none. */
export function oneOf<Value extends string>({
  kind,
  chosen,
  options,
}: {
  readonly kind: FilterKind;
  readonly chosen: (criteria: FilterCriteria) => Value | null;
  readonly options: () => readonly { readonly value: Value; readonly label: string }[];
}): FilterControl {
  const withAny = () => [{ value: ANY, label: filterWords.anyOption }, ...options()];
  const choose = ({ onChange }: ControlProps, value: string) =>
    onChange((before) => ({ ...before, [kind]: value === ANY ? null : value }));
  return {
    Field: (props) => (
      <div data-kind={kind}>
        <Segmented
          label={props.label}
          isLabelShown
          options={withAny()}
          chosen={chosen(props.criteria) ?? ANY}
          onChoose={(value) => choose(props, value)}
        />
      </div>
    ),
    Menu: (props) => (
      <MenuItems label={props.label} onClose={props.onClose}>
        {withAny().map(({ value, label }) => (
          <MenuChoice
            key={value}
            isChosen={value === (chosen(props.criteria) ?? ANY)}
            onChoose={() => {
              props.onClose();
              choose(props, value);
            }}
          >
            {label}
          </MenuChoice>
        ))}
      </MenuItems>
    ),
  };
}
