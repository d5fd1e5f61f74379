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
  ])('is nothing else: %s', (sql, dialect = 'postgresql') => {
    expect(() => oneSelect(sql, dialect)).toThrow('not_a_select');
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
