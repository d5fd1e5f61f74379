import { CARD_SORTS, type CardSort, type DashboardState, GROUPINGS, type Grouping } from '#contract/dashboardUrl.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Menu, MenuChoice, MenuGroup, MenuRule } from '#web/base/ui/Menu.tsx';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';
import styles from './ArrangeMenu.module.css';

const ID = 'arrange';

/** How cards are sorted and what they are grouped by: one button that says it, with its menu. */
export function ArrangeMenu({
  state,
  onChange,
}: {
  readonly state: DashboardState;
  readonly onChange: ChangeDashboard;
}) {
  const { grouping } = state;
  const sort = CARD_SORTS.find((each) => each === state.sorting?.column) ?? null;

  function choose(part: { readonly sort?: CardSort | null; readonly grouping?: Grouping | null }) {
    onChange((before) => ({
      ...before,
      ...(part.sort !== undefined && { sorting: part.sort === null ? null : { column: part.sort, isDown: false } }),
      ...(part.grouping !== undefined && { grouping: part.grouping }),
    }));
  }

  return (
    <>
      <Button look="ghost" size="small" className={styles.button} popoverTarget={ID} aria-haspopup="menu">
        <Icon name="sort" size={14} />
        <span>{nowText(sort, grouping)}</span>
        <Icon name="chevronDown" size={12} />
      </Button>
      <Menu id={ID} label={say.arrange.title} className={styles.menu}>
        {(close) => (
          <>
            <MenuGroup label={say.arrange.sort}>
              {([null, ...CARD_SORTS] as const).map((each) => (
                <MenuChoice
                  key={each ?? 'number'}
                  isChosen={each === sort}
                  onChoose={() => {
                    close();
                    choose({ sort: each });
                  }}
                >
                  {say.arrange.sorts[each ?? 'number']}
                </MenuChoice>
              ))}
            </MenuGroup>
            <MenuRule />
            <MenuGroup label={say.arrange.group}>
              {([null, ...GROUPINGS] as const).map((each) => (
                <MenuChoice
                  key={each ?? 'none'}
                  isChosen={each === grouping}
                  onChoose={() => {
                    close();
                    choose({ grouping: each });
                  }}
                >
                  {say.arrange.groups[each ?? 'none']}
                </MenuChoice>
              ))}
            </MenuGroup>
          </>
        )}
      </Menu>
    </>
  );
}

function nowText(sort: CardSort | null, grouping: Grouping | null): string {
  if (grouping === null) return say.arrange.alone[sort ?? 'number'];
  return sort === null ? say.arrange.by[grouping] : say.arrange.both(say.arrange.by[grouping], say.arrange.after[sort]);
}
