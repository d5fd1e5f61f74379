import { expect, it } from 'vitest';
import { usedRules } from './usedRules.ts';

const CARD = '<article class="card row" data-tall="true"><b class="figure">1</b></article>';

it.each([
  ['of a class that occurs', '.card{color:red}', '.card{color:red}'],
  ['of no class', 'body{margin:0}', 'body{margin:0}'],
  ['of an element within a class that occurs', '.card > b{top:0}', '.card > b{top:0}'],
  ['with rules nested in it, whole', '.card{a{top:0}&:hover{top:1px}}', '.card{a{top:0}&:hover{top:1px}}'],
  ['one of whose selectors occurs', '.menu,.figure{top:0}', '.menu,.figure{top:0}'],
  ['of a class that does not occur', '.menu{color:red}', ''],
  ['of a class whose name only begins like one', '.cards{color:red}', ''],
  ['of two classes, one of which does not occur', '.card .menu{color:red}', ''],
  ['of an attribute that occurs', '.card[data-tall="true"]{top:0}', '.card[data-tall="true"]{top:0}'],
  ['of an attribute with another value', '.card[data-tall="false"]{top:0}', ''],
  [
    'of an attribute without quotes',
    '.card[data-tall=true],[data-tall=false]{top:0}',
    '.card[data-tall=true],[data-tall=false]{top:0}',
  ],
  ['of an attribute that does not occur', '[hidden]{top:0}', ''],
  [
    'of an attribute of the document',
    '[data-palette=grey],[data-palette=red]{top:0}',
    '[data-palette=grey],[data-palette=red]{top:0}',
  ],
  ['of another palette', '[data-palette=red]{top:0}', ''],
  ['of a theme that may be chosen here', ':root[data-theme=dark]{top:0}', ':root[data-theme=dark]{top:0}'],
  ['of all but a class', '.card:not(.menu,[hidden]){top:0}', '.card:not(.menu,[hidden]){top:0}'],
  ['in a layer', '@layer base{.card{top:0}.menu{top:0}}', '@layer base{.card{top:0}}'],
  ['in a query', '@media (width<640px){.card{top:0}}', '@media (width<640px){.card{top:0}}'],
  ['in a query none of whose rules occurs', '@container main (width<640px){.menu{top:0}}', ''],
  ['and the order of the layers', '@layer reset,base;.menu{top:0}', '@layer reset,base;'],
  ['with braces and semicolons in a string', '.card{content:"};{"}.menu{top:0}', '.card{content:"};{"}'],
  ['with a quote in a string', '.card{content:"\\"}"}.menu{top:0}', '.card{content:"\\"}"}'],
  ['but no fonts, which come later', '@font-face{font-family:Inter}.card{top:0}', '.card{top:0}'],
  ['without comments', '.card{top:0}/*$vite$:1*/.menu{top:0}/* } */', '.card{top:0}'],
  ['that breaks off', '.card{top:0', '.card{top:0}'],
  ['of an empty sheet', '', ''],
])('of a style sheet the rules are kept that can apply: %s', (_name, styles, kept) => {
  expect(usedRules(styles, { html: CARD, dataset: { palette: 'grey' }, rules: '' })).toBe(kept);
});
