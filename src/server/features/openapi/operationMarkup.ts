import * as z from 'zod';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import { exampleOf, type Schemas } from './exampleOf.ts';
import { typeText } from './typeText.ts';

const contentSchema = z.record(z.string(), z.looseObject({ schema: z.unknown().optional() }));

export const shownOperationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.looseObject({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: contentSchema.optional() })),
});

export type ShownOperation = z.infer<typeof shownOperationSchema> & { readonly method: string; readonly path: string };

const WAYS: Readonly<Record<string, string>> = { session: 'a session', token: 'an API token', share: 'a share' };

export function operationMarkup(operation: ShownOperation, schemas: Schemas): string {
  const { method, path, operationId, summary, security } = operation;
  const ways = security.flatMap((each) => Object.keys(each)).map((way) => WAYS[way] ?? way);
  const who = ways.length === 0 ? 'Open to everybody.' : `Asked with ${ways.join(' or ')}.`;
  const words = escapedMarkup(`${method} ${path} ${operationId} ${summary} ${operation.tags.join(' ')}`.toLowerCase());
  return `<details class="operation" id="${operationId}" data-words="${words}">
<summary><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapedMarkup(path)}</code> <span class="says">${escapedMarkup(summary)}</span></summary>
<p><code>${operationId}</code> · ${who}</p>
<form class="try" data-method="${method}" data-path="${escapedMarkup(path)}">
<div class="fields">
${fieldsOf(operation)}
</div>
${bodyOf(operation, schemas)}
<p><button>Send</button>${method === 'GET' ? '' : ' <span class="note">This changes data.</span>'}</p>
<output></output>
</form>
${Object.entries(operation.responses).map(replyMarkup).join('\n')}
</details>`;
}

function fieldsOf({ parameters, operationId }: ShownOperation): string {
  return parameters
    .map(({ name, in: place, required = false, description = '', schema }) => {
      const id = `${operationId}-${place}-${name}`;
      const note = [place, typeText(schema).replaceAll(/\s+/g, ' '), ...(description === '' ? [] : [description])];
      return `<p class="field"><label for="${id}"><code>${escapedMarkup(name)}</code>${required ? '' : ' <span class="note">may be left out</span>'}</label>
<input id="${id}" name="${escapedMarkup(name)}" data-in="${place}" autocomplete="off"${required ? ' required' : ''} aria-describedby="${id}-note">
<span class="note" id="${id}-note">${escapedMarkup(note.join(' · '))}</span></p>`;
    })
    .join('\n');
}

function bodyOf({ requestBody, operationId }: ShownOperation, schemas: Schemas): string {
  const [found] = Object.entries(requestBody?.content ?? {});
  if (found === undefined) return '';
  const [type, { schema }] = found;
  const shape = `<pre tabindex="0">${escapedMarkup(typeText(schema))}</pre>`;
  const id = `${operationId}-body`;
  if (type === 'multipart/form-data') {
    return `<p class="field"><label for="${id}">Files <span class="note">${type}</span></label>
<input id="${id}" type="file" name="file" data-in="files" multiple required></p>${shape}`;
  }
  const example = JSON.stringify(exampleOf(schema, schemas), null, 2);
  return `<p class="field"><label for="${id}">Body <span class="note">${type}</span></label>
<textarea id="${id}" data-in="body" data-type="${type}" rows="8" spellcheck="false">${escapedMarkup(example)}</textarea></p>${shape}`;
}

function replyMarkup([status, { description, content = {} }]: [string, ShownOperation['responses'][string]]): string {
  const [found] = Object.entries(content);
  const type = found === undefined ? '' : ` <span class="note">${escapedMarkup(found[0])}</span>`;
  const shape = found === undefined ? '' : shapeMarkup(typeText(found[1].schema));
  return `<p class="reply"><strong>${status}</strong> ${escapedMarkup(description)}${type}${shape}</p>`;
}

function shapeMarkup(text: string): string {
  const name = text.replace(/\[\]$/, '');
  if (/^[A-Z]\w+$/.test(name)) return ` <a href="#shape-${name}"><code>${text}</code></a>`;
  return text.includes('\n')
    ? `</p><pre tabindex="0">${escapedMarkup(text)}</pre><p>`
    : ` <code>${escapedMarkup(text)}</code>`;
}
