import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawnPage } from './drawnPage.ts';

const INDEX = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <title>Milepost</title>
    <script type="module" crossorigin src="/assets/index-1a.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-2b.css">
    <link rel="stylesheet" id="house" href="/house.css" />
  </head>
  <body>
    <div id="root"></div>
    <noscript>Milepost needs JavaScript switched on.</noscript>
  </body>
</html>`;
const VIEW = { html: '<main>$& $1</main>', css: '.card{top:0}', dataset: { palette: 'a"b' } };
const DRAWING = { url: 'https://plan.example.org/', language: 'de', isNarrow: true } as const;

const page = drawnPage(INDEX, VIEW, DRAWING);

it('the page with its first view has it in its root, in its language', () => {
  expect(page?.html).toContain('<div id="root" data-language="de" data-narrow="true"><main>$& $1</main></div>');
  expect(page?.html).toContain('<html data-palette="a&quot;b" lang="de" dir="ltr">');
});

it('the page with its first view waits for no file, but for the accent of the house', () => {
  const [head = ''] = (page?.html ?? '').split('</head>');
  expect(head).not.toMatch(/<script|style-2b/);
  expect(head).toContain('<style>.card{top:0}</style>');
  expect(head).toContain('href="/house.css"');
  expect(page?.html).toContain('data-script="/assets/index-1a.js" data-styles="/assets/style-2b.css"');
});

it('the page with its first view does not say that it needs JavaScript', () => {
  expect(page?.html).not.toContain('noscript');
});

it('the content policy names style and script of the page by their hashes', () => {
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(page?.html ?? '')?.[1] ?? '';
  expect(page?.inline).toEqual({ style: hashOf('.card{top:0}'), script: hashOf(script) });
});

it.each([
  ['the page is not built as expected', '<html></html>', VIEW],
  ['styles could end their element', INDEX, { ...VIEW, css: '.a{content:"</style>"}' }],
])('there is no first view where %s', (_name, index, view) => {
  expect(drawnPage(index, view, DRAWING)).toBeNull();
});

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
