import { describe, expect, it } from 'vitest';
import { type Dialect, oneSelect } from './oneSelect.ts';

describe('one SELECT', () => {
  it.each([
    ['select 1'],
    [' \n-- what we ask\nSELECT a FROM b; '],
    ["with a as (select ';' as semicolon) select * from a"],
    ['(select 1) union (select 2)'],
    ['select \'drop table x; into\' as "into; " /* ; into */ from a -- ; delete'],
    ['select into_date, updated from "for update"'],
    ['select 1 /* + no hint */ -- /*+ nor this */'],
  ])('is sent: %s', (sql) => {
    for (const dialect of ['postgresql', 'mysql'] as const) expect(() => oneSelect(sql, dialect)).not.toThrow();
  });

  it.each<[string, Dialect?]>([
    [''],
    ['  ;'],
    ['-- nothing'],
    ['drop table goals'],
    ['select 1; select 2'],
    ['select 1;; '],
    ['select 1 /* ; */ ; delete from a'],
    ['insert into a select 1'],
    ['select * into b from a'],
    ["select 1 into outfile '/tmp/a'", 'mysql'],
    ['select a from b for update'],
    ['select a from b for no key update'],
    ['select a from b lock in share mode', 'mysql'],
    ['explain select 1'],
    ['call a()'],
    ['begin'],
    ['set role admin'],
    ["copy a to program 'x'"],
    ['select /*!50000 1 */ from a', 'mysql'],
    ['select /*M! 1 */ from a', 'mysql'],
    ["select 'a\\'; drop table x; --'", 'postgresql'],
    ['select /*+ MAX_EXECUTION_TIME(0) */ sleep(60)', 'mysql'],
    ['select 1 union (select /*+ SET_VAR(max_execution_time=0) */ 2)', 'mysql'],
    ['select /*+ Set(statement_timeout 0) */ pg_sleep(60)'],
    ['select 1 --1; delete from a', 'mysql'],
    ["select 'a"],
    ['select "a'],
    ['select /* a'],
    ['select /* /* */ 1'],
    ['select $a$ 1 $b$'],
  ])('is nothing else: %s', (sql, dialect = 'postgresql') => {
    expect(() => oneSelect(sql, dialect)).toThrow('not_a_select');
  });

  it('is read as its database reads it', () => {
    const sent =
      (sql: string, dialect: Dialect = 'postgresql') =>
      () =>
        oneSelect(sql, dialect);
    expect(sent('select 1 /* /* */ ; */')).not.toThrow();
    expect(sent('select 1 /* /* */ ; */', 'mysql')).toThrow('several');
    expect(sent("select E'\\'; a' from b")).not.toThrow();
    expect(sent("select name'\\'; a' from b")).toThrow();
    expect(sent("select '\\'; a' from b", 'mysql')).not.toThrow();
    expect(sent('select $a$ ; $$ ; $a$')).not.toThrow();
  });

  it.each(['/*', "'", '$a$', '-- ', '(', '--', '"'])('of 20,000 signs is looked at once: %s', (sign) => {
    const sql = `select ${sign.repeat(Math.floor(19_000 / sign.length))}`;
    for (const dialect of ['postgresql', 'mysql'] as const) {
      try {
        oneSelect(sql, dialect);
      } catch (error) {
        expect(error).toMatchObject({ code: 'not_a_select' });
      }
    }
  });

  it('has a parameter where it says :since, and nowhere in texts, names and comments', () => {
    const sql = `select a::date, ':since', ":since" from b -- :since\nwhere a >= :since and c > :since and :sinces is null;`;
    expect(oneSelect(sql, 'postgresql')).toEqual({
      text: `select a::date, ':since', ":since" from b -- :since\nwhere a >= $1::date and c > $1::date and :sinces is null`,
      parameters: 2,
    });
    expect(oneSelect('select `:since` # :since\nfrom b where a >= :since', 'mysql')).toEqual({
      text: 'select `:since` # :since\nfrom b where a >= ?',
      parameters: 1,
    });
  });
});
