import type { FeedPreview } from '#contract/feed.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { ROLES, type Role, roleOf } from './columnRoles.ts';
import styles from './FeedEditor.module.css';

/** The first rows of an answer; each column says what it is taken for, and can be told otherwise. */
export function ColumnRoles({
  columns,
  onChoose,
}: {
  readonly columns: FeedPreview['columns'];
  readonly onChoose: (heading: string, role: Role) => void;
}) {
  return (
    <div className={styles.scroll}>
      <table className={styles.columns} aria-label={say.columns}>
        <thead>
          <tr>
            {columns.map(({ heading, column }) => (
              <th key={heading} scope="col">
                <code>{heading}</code>
                <RoleSelect heading={heading} role={roleOf(column)} onChoose={(role) => onChoose(heading, role)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(columns[0]?.cells ?? []).map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a source have no names
            <tr key={row}>
              {columns.map(({ heading, column, cells }) => (
                <td key={heading} data-out={roleOf(column) === 'out'}>
                  {cells[row]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A period is found, and never chosen. */
function RoleSelect({
  heading,
  role,
  onChoose,
}: {
  readonly heading: string;
  readonly role: Role;
  readonly onChoose: (role: Role) => void;
}) {
  const roles: readonly Role[] = role === 'period' ? [...ROLES, 'period'] : ROLES;
  return (
    <select
      aria-label={heading}
      value={role}
      onChange={({ target }) => {
        const chosen = roles.find((each) => each === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {roles.map((each) => (
        <option key={each} value={each}>
          {say.roles[each]}
        </option>
      ))}
    </select>
  );
}
