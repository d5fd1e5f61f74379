import { expect, it } from 'vitest';
import { mayWriteBy } from './mysqlGrants.ts';

it.each<{ what: string; grants: readonly string[]; mayWrite: boolean }>([
  { what: 'one who may log in alone', grants: ['GRANT USAGE ON *.* TO `reader`@`%`'], mayWrite: false },
  { what: 'one who may read', grants: ['GRANT SELECT, SHOW VIEW ON `city`.* TO `reader`@`%`'], mayWrite: false },
  {
    what: 'one who may read, in a MariaDB whose test databases everybody may change',
    grants: [
      'GRANT SELECT ON `city`.* TO `reader`@`%`',
      'GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, DROP ON `test`.* TO PUBLIC',
      'GRANT ALL PRIVILEGES ON `test\\_%`.* TO PUBLIC',
    ],
    mayWrite: false,
  },
  {
    what: 'one who may make temporary tables',
    grants: ['GRANT SELECT, CREATE TEMPORARY TABLES, LOCK TABLES ON `city`.* TO `reader`@`%`'],
    mayWrite: false,
  },
  { what: 'one whose name is a right', grants: ['GRANT SELECT ON `city`.* TO `update`@`%`'], mayWrite: false },
  { what: 'one who may do all', grants: ["GRANT ALL PRIVILEGES ON *.* TO 'root'@'localhost'"], mayWrite: true },
  {
    what: 'one who may write in the database',
    grants: ['GRANT SELECT, INSERT ON `city`.* TO `w`@`%`'],
    mayWrite: true,
  },
  { what: 'one who may write in one table', grants: ['GRANT UPDATE ON `city`.`figures` TO `w`@`%`'], mayWrite: true },
  {
    what: 'one who may write two columns',
    grants: ['GRANT SELECT, UPDATE (`actual`, `target`) ON `city`.`figures` TO `w`@`%`'],
    mayWrite: true,
  },
  {
    what: 'one who may write in databases of such a name',
    grants: ['GRANT DELETE ON `c%`.* TO `w`@`%`'],
    mayWrite: true,
  },
  {
    what: 'one who may write in another of that shape',
    grants: ['GRANT DELETE ON `c\\%`.* TO `w`@`%`'],
    mayWrite: false,
  },
  {
    what: 'nobody whose lines are something else',
    grants: ['SET DEFAULT ROLE `r` FOR `reader`@`%`', ''],
    mayWrite: false,
  },
])('$what: $mayWrite', ({ grants, mayWrite }) => {
  expect(mayWriteBy(grants, 'city')).toBe(mayWrite);
});
