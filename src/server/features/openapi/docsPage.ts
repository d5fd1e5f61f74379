import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import { operationMarkup, type ShownOperation, shownOperationSchema } from './operationMarkup.ts';
import { typeText } from './typeText.ts';

const documentSchema = z.looseObject({
  info: z.looseObject({ description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), shownOperationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

export const docsScript = readFileSync(new URL('docs.js', import.meta.url), 'utf8');
export const docsStyle = readFileSync(new URL('docs.css', import.meta.url), 'utf8');

/** Every call by group, with search and a form to try it. Loads only its own style and script. */
export function docsPage(document: unknown): string {
  const { info, tags, paths, components } = documentSchema.parse(document);
  const { schemas } = components;
  const operations: ShownOperation[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const groups = tags.map(({ name, description }) => {
    const own = operations.filter((operation) => operation.tags.includes(name));
    return `<section class="group">
<h2>${escapedMarkup(name)}</h2>
<p>${escapedMarkup(description)}</p>
${own.map((operation) => operationMarkup(operation, schemas)).join('\n')}
</section>`;
  });
  const shapes = Object.entries(schemas).map(
    ([name, schema]) =>
      `<details class="shape" id="shape-${name}"><summary><code>${name}</code></summary><pre tabindex="0">${escapedMarkup(typeText(schema))}</pre></details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Milepost: the calls</title>
<link rel="stylesheet" href="${addresses.docs}/style.css">
<script src="${addresses.docs}/script.js" defer></script>
</head>
<body>
<main>
<h1>Milepost: the calls</h1>
${paragraphs(info.description)}
<p>For programs: <a href="${addresses.openapi}">${addresses.openapi}</a>, OpenAPI 3.1, from which clients are generated.</p>
<div class="tools" role="search">
<p class="field"><label for="search">Search</label><input id="search" type="search" autocomplete="off" placeholder="goals, PUT, import …">
<span class="note" id="found" role="status">${operations.length} calls</span></p>
<p class="field"><label for="token">API token, to try calls as a program</label><input id="token" type="password" autocomplete="off" aria-describedby="token-note">
<span class="note" id="token-note">Without one, calls are made as the person who is signed in.</span></p>
</div>
${groups.join('\n')}
<section class="group">
<h2>Shapes</h2>
<p>What recurs in bodies and replies, by name.</p>
${shapes.join('\n')}
</section>
</main>
</body>
</html>
`;
}

/** Paragraphs and code in backticks are all the Markdown that the description uses. */
function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((each) => `<p>${escapedMarkup(each).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n');
}
