import { expect, it } from 'vitest';
import { withUsedProperties } from './usedProperties.ts';

it.each([
  ['that a rule asks for', ':root{--a:1px}.card{top:var(--a)}', '', ':root{--a:1px}.card{top:var(--a)}'],
  [
    'that the value of a used one asks for',
    ':root{--a:var(--b);--b:2px}i{top:var(--a)}',
    '',
    ':root{--a:var(--b);--b:2px}i{top:var(--a)}',
  ],
  ['that other styles ask for', ':root{--a:1px}', '[data-x]{top:var(--a)}', ':root{--a:1px}'],
  ['that has a default', ':root{--a:1px}i{top:var(--a,2px)}', '', ':root{--a:1px}i{top:var(--a,2px)}'],
  ['but none that nothing asks for', ':root{--a:1px;--b:light-dark(#fff,#000);color:red}', '', ':root{color:red}'],
  ['nor one asked for by an unused one alone', ':root{--a:var(--b);--b:1px}', '', ':root{}'],
  ['nor one whose name only begins like it', ':root{--ab:1px}i{top:var(--a)}', '', ':root{}i{top:var(--a)}'],
])('a custom property is kept %s', (_name, rules, others, kept) => {
  expect(withUsedProperties(rules, others)).toBe(kept);
});
