/** What changes data or tables. CREATE TEMPORARY TABLES and LOCK TABLES change none that stay. */
const WRITING = /^(ALL( PRIVILEGES)?|INSERT|UPDATE|DELETE|DROP|CREATE|ALTER|TRUNCATE)( ?\(.*\))?$/;
const GRANT = /^GRANT (.+?) ON (?:TABLE |DATABASE )?(\S+)\.(\S+) TO /is;

/**
 * Whether the rights that `show grants` lists allow writing in a database. MariaDB lists the rights that everybody has
 * in its test databases, too: what is granted elsewhere does not count.
 */
export function mayWriteBy(grants: readonly string[], database: string): boolean {
  return grants.some((grant) => {
    const [, rights = '', where = ''] = GRANT.exec(grant) ?? [];
    return isOf(where, database) && listOf(rights).some((right) => WRITING.test(right));
  });
}

/** Commas within the columns of a right do not divide the list. */
function listOf(rights: string): string[] {
  return rights.split(/,(?![^(]*\))/).map((right) => right.trim().toUpperCase());
}

/** `%` and `_` in the name of a database stand for any signs and one sign, where no backslash is before them. */
function isOf(where: string, database: string): boolean {
  if (where === '*') return true;
  const name = where.replace(/^`|`$/g, '').replaceAll('``', '`');
  const pattern = name.replace(/\\?[%_]|[.*+?^${}()|[\]\\]/g, (sign) => {
    if (sign === '%') return '.*';
    if (sign === '_') return '.';
    return sign.length === 2 ? sign.slice(1) : `\\${sign}`;
  });
  return new RegExp(`^${pattern}$`, 'is').test(database);
}
