import { expect, it } from 'vitest';
import { stylesAsRules } from './styleAttributes.ts';

it('a style attribute becomes a rule, each style once', () => {
  const drawn = '<i style="left:1%"></i><i style="left:2%;top:0"></i><i style="left:1%"></i><b data-style="x"></b>';
  expect(stylesAsRules(drawn)).toEqual({
    html: '<i data-first-style="left:1%"></i><i data-first-style="left:2%;top:0"></i><i data-first-style="left:1%"></i><b data-style="x"></b>',
    rules: '[data-first-style="left:1%"]{left:1%}[data-first-style="left:2%;top:0"]{left:2%;top:0}',
  });
});

it('text that only looks like an attribute stays, because markup in text is escaped', () => {
  const drawn = '<p>a style=&quot;left:1%&quot;</p>';
  expect(stylesAsRules(drawn)).toEqual({ html: drawn, rules: '' });
});
