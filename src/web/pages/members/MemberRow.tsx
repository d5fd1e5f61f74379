import { ROLES, type WireMember, type WirePlanDepartment } from '#contract/members.ts';
import type { Role } from '#core/plan/owners.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/members.ts';
import { millisecondsSince } from '#web/base/time/clock.ts';
import { instantDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { classes } from '#web/base/ui/classes.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuAction, MenuRule } from '#web/base/ui/Menu.tsx';
import styles from './Members.module.css';
import { memberName } from './memberCalls.ts';

export type MemberWish = 'edit' | 'invite' | 'newLink' | 'takeBack' | 'reset' | 'remove';

export function MemberRow({
  member,
  departments,
  onRole,
  onWish,
}: {
  readonly member: WireMember;
  readonly departments: readonly WirePlanDepartment[];
  readonly onRole: (role: Role) => void;
  readonly onWish: (wish: MemberWish) => void;
}) {
  const name = memberName(member);
  const department = departments.find(({ id }) => id === member.dept_id);
  const menuId = `member-${member.id}`;
  return (
    <tr data-state={member.state}>
      <th scope="row">
        <div className={styles.who}>
          <span className={styles.avatar} aria-hidden="true">
            {member.state === 'invited' ? <LateIcon name="comment" size={14} /> : initialsOf(name)}
          </span>
          <span className={styles.person}>
            <b dir="auto">
              {name}
              {member.is_self === 1 && <span className={styles.you}> ({say.you})</span>}
            </b>
            <span>{subline(member, name)}</span>
          </span>
        </div>
      </th>
      <td data-label={say.role}>
        <select
          className={styles.role}
          aria-label={say.roleOf(name)}
          value={member.role}
          onChange={({ target }) => {
            const role = ROLES.find((each) => each === target.value);
            if (role !== undefined) onRole(role);
          }}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {say.roles[role]}
            </option>
          ))}
        </select>
      </td>
      <td data-label={say.department}>{departmentText(member, department)}</td>
      <td data-label={say.twoFactor} className={styles.late}>
        {member.two_factor === 1 ? (
          <span className={styles.on}>
            <LateIcon name="check" size={14} /> {say.on}
          </span>
        ) : (
          <span className="quiet">{member.state === 'active' ? say.off : say.none}</span>
        )}
      </td>
      <td data-label={say.lastSeen} className={classes('quiet', styles.late)}>
        {seenText(member.last_seen_at)}
      </td>
      <td className={styles.actions}>
        {member.state === 'invited' && (
          <Button size="small" onClick={() => onWish('newLink')}>
            {say.newLink}
          </Button>
        )}
        <button type="button" className={styles.more} popoverTarget={menuId} aria-label={say.actionsFor(name)}>
          <LateIcon name="more" />
        </button>
        <Menu id={menuId} label={say.actionsFor(name)} alignment="end">
          {(close) => {
            const wish = (wanted: MemberWish) => () => {
              close();
              onWish(wanted);
            };
            return (
              <>
                <MenuAction icon="pencil" onChoose={wish('edit')}>
                  {say.edit}
                </MenuAction>
                {member.state === 'named' && (
                  <MenuAction icon="plus" onChoose={wish('invite')}>
                    {say.inviteToo}
                  </MenuAction>
                )}
                {member.state === 'invited' && (
                  <MenuAction icon="close" onChoose={wish('takeBack')}>
                    {say.takeBack}
                  </MenuAction>
                )}
                {member.may_reset === 1 && (
                  <MenuAction icon="link" onChoose={wish('reset')}>
                    {say.resetLink}
                  </MenuAction>
                )}
                <MenuRule />
                <MenuAction icon="trash" onChoose={wish('remove')}>
                  {say.remove}
                </MenuAction>
              </>
            );
          }}
        </Menu>
      </td>
    </tr>
  );
}

function subline(member: WireMember, name: string): string {
  const { invitation, email } = member;
  if (invitation !== null) {
    return invitation.is_over === 1
      ? say.invitationOver(invitation.by)
      : say.invitedBy(invitation.by, instantDay(invitation.expires_at));
  }
  if (member.state === 'named') return email === null || email === name ? say.noAccount : `${email} · ${say.noAccount}`;
  return email ?? '';
}

function departmentText(member: WireMember, department: WirePlanDepartment | undefined): string {
  if (department === undefined) return say.none;
  return member.leads_department === 1 ? say.leads(department.name) : department.name;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''].map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function seenText(instant: string | null): string {
  if (instant === null) return say.none;
  const ago = millisecondsSince(instant);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (ago < 10 * MINUTE) return say.now;
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  return instantDay(instant);
}
