import { expect, it } from 'vitest';
import { formulaFunction } from './periodFormula.ts';

it.each([
  ['AVERAGE(B2:M2)', 'average'],
  ['=average(B2:M2)', 'average'],
  ['of:=AVERAGE([.B2:.M2])', 'average'],
  ['ROUND(AVERAGE(B2:M2),1)', 'average'],
  ['IFERROR(AVERAGE(B2:M2),"")', 'average'],
  ['SUM(B2,D2,F2)', 'sum'],
  ['SUM(B2:M2)/12', null],
  ['AVERAGE(B2:M2)-N2', null],
  ['AVERAGE(B2:M2)*SUM(N2:O2)', null],
  ['B2+C2', null],
  [`SUM(${'A1,'.repeat(100)}A1)`, null],
  ['', null],
])('the formula %s makes %s', (formula, made) => {
  expect(formulaFunction(formula)).toBe(made);
});
