import { addresses } from '#contract/addresses.ts';
import { escapedMarkup } from '#server/http/escapedMarkup.ts';

/** The parts of an OpenAPI document that the page shows. */
type Document = { readonly paths?: object | undefined };

/** A plain page of every call: method, path, what it does, what it takes and gives. Loads its style and nothing else. */
export function docsPage(document: Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => ({ path, method, operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Milepost: the calls</title>
<link rel="stylesheet" href="${addresses.docs}/style.css">
</head>
<body>
<main>
<h1>Milepost: the calls</h1>
<p>For programs: <a href="${addresses.openapi}">${addresses.openapi}</a>. Errors are <code>{"error": {"code", "message", "details?"}}</code> with the fitting status.</p>
${operations.map(section).join('\n')}
</main>
</body>
</html>
`;
}

export const docsStyle = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f6f7f9, #0e1116); color: light-dark(#14181f, #f0f2f5); }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .75rem 0; }
h2 { font-size: 1rem; margin: 0; }
h2 code { overflow-wrap: anywhere; }
p { margin: .25rem 0; }
.dead-end { max-width: 34rem; margin-block: 18vh 2rem; }
.dead-end h1 { margin: .25rem 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
.dead-end p { color: light-dark(#475060, #b4bcc8); }
.dead-end a { display: inline-block; margin-top: 1rem; padding: .55rem 1rem; border-radius: 8px; font-weight: 600; text-decoration: none; background: light-dark(#2b59c3, #8ab0ff); color: light-dark(#fff, #0e1116); }
pre { overflow: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

type Operation = { readonly path: string; readonly method: string; readonly operation: unknown };

function section({ path, method, operation }: Operation): string {
  const details = isObject(operation) ? operation : {};
  return `<section>
<h2>${escapedMarkup(method.toUpperCase())} <code>${escapedMarkup(path)}</code></h2>
<p>${escapedMarkup(textAt(details, 'summary'))}</p>
${folded('Parameters', valueAt(details, 'parameters'))}
${folded('Body', valueAt(details, 'requestBody'))}
${folded('Replies', valueAt(details, 'responses'))}
</section>`;
}

function folded(title: string, value: unknown): string {
  if (value === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escapedMarkup(JSON.stringify(value, null, 2))}</pre></details>`;
}

function textAt(value: object, key: string): string {
  const found = valueAt(value, key);
  return typeof found === 'string' ? found : '';
}

function valueAt(value: object, key: string): unknown {
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
