import { expect, it } from 'vitest';
import { letterBody } from './letter.ts';

const LETTER = {
  language: 'en',
  heading: 'Plan <b>',
  paragraphs: ['R&D "asks"\nand waits'],
  action: { label: 'Open', href: 'https://goals.example.org/?a=1&b="2"' },
  foot: ['You asked for it.', { label: 'No more', href: 'https://goals.example.org/stop?"' }],
};

it('says the same as text and as HTML', () => {
  const { text, html } = letterBody(LETTER);
  expect(text).toBe(
    'Plan <b>\n\nR&D "asks"\nand waits\n\nOpen:\nhttps://goals.example.org/?a=1&b="2"\n\n-- \n\nYou asked for it.\n\nNo more:\nhttps://goals.example.org/stop?"\n',
  );
  expect(html).toContain('asks&quot;<br>and waits');
  expect(html).toContain('<a href="https://goals.example.org/stop?&quot;"');
  for (const words of ['Plan &lt;b&gt;', 'R&amp;D', 'Open', 'You asked for it.']) expect(html).toContain(words);
});

it('has lines that lead somewhere, as text with the address below', () => {
  const lines = [
    { text: '1.2 Permits', href: 'https://goals.example.org/?goal=1&x="' },
    { text: 'and <more>', href: null },
  ];
  const { text, html } = letterBody({ ...LETTER, paragraphs: [lines] });
  expect(text).toContain('1.2 Permits\n  https://goals.example.org/?goal=1&x="\nand <more>');
  expect(html).toContain('<a href="https://goals.example.org/?goal=1&amp;x=&quot;"');
  expect(html).toContain('1.2 Permits</a><br>and &lt;more&gt;');
});

it('lets nothing in it become markup', () => {
  const { html } = letterBody(LETTER);
  expect(html).not.toContain('<b>');
  expect(html).toContain('?a=1&amp;b=&quot;2&quot;');
});

it('loads nothing', () => {
  expect(letterBody(LETTER).html).not.toMatch(/<(img|link|script|style)|url\(/);
});
