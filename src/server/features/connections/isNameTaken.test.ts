import { describe, expect, it } from 'vitest';
import { isNameTaken } from './isNameTaken.ts';
import { addressLine } from './openConnection.ts';

describe('two connections or feeds look different', () => {
  it.each([
    ['Finance', true],
    ['FINANCE', true],
    ['Finance ', true],
    ['Fin\u00adance', true],
    ['Finance\u200b', true],
    ['Ｆinance', true],
    ['Finance 2', false],
  ])('%j beside “Finance” is taken: %s', (name, isTaken) => {
    expect(isNameTaken(name, [{ name: 'Finance' }])).toBe(isTaken);
  });

  it('two blanks look like one', () => expect(isNameTaken('A  B', [{ name: 'A B' }])).toBe(true));

  it.each([
    ['postgresql', 5432, 'db.example.org/ledger'],
    ['postgresql', 5433, 'db.example.org:5433/ledger'],
    ['mysql', 3306, 'db.example.org/ledger'],
    ['mysql', 5432, 'db.example.org:5432/ledger'],
  ] as const)('a %s server at port %d is %s', (kind, port, line) => {
    const settings = {
      kind,
      host: 'db.example.org',
      port,
      database: 'ledger',
      user: 'reader',
      is_encrypted: true,
      certificate: null,
    };
    expect(addressLine(settings)).toBe(line);
  });
});
