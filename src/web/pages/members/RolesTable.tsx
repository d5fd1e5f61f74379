import { type Action, grantOf } from '#core/access.ts';
import { say } from '#web/base/messages/say/members.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './RolesTable.module.css';

const SHOWN = [
  'readPlan',
  'createSavedFilter',
  'comment',
  'enterFigures',
  'editGoal',
  'share',
  'manageMembers',
] as const satisfies readonly Action[];

const ROWS = [
  { key: 'viewer', role: 'viewer', label: say.roles.viewer, words: say.grants },
  { key: 'member', role: 'member', label: say.roles.member, words: say.grants },
  { key: 'departmentLead', role: 'member', label: say.departmentLead, words: say.grantsOfLead },
  { key: 'lead', role: 'lead', label: say.roles.lead, words: say.grants },
] as const;

export function RolesTable() {
  return (
    <section className={styles.roles} aria-labelledby="roles-title">
      <h3 id="roles-title">{say.mayTitle}</h3>
      <p>{say.mayText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.role}</th>
            {SHOWN.map((action) => (
              <th key={action} scope="col">
                {say.may[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ key, role, label, words }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {SHOWN.map((action) => (
                <td key={action} data-label={say.may[action]}>
                  <Grant word={words[grantOf(action, role)]} isAlways={grantOf(action, role) === 'always'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Grant({ word, isAlways }: { readonly word: string; readonly isAlways: boolean }) {
  if (!isAlways) return <span className="quiet">{word === say.grants.never ? <No word={word} /> : word}</span>;
  return (
    <>
      <LateIcon name="check" size={14} />
      <span className="visually-hidden">{word}</span>
    </>
  );
}

function No({ word }: { readonly word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{word}</span>
    </>
  );
}
