import { STATUS_CODES } from 'node:http';
import { closedSchema } from './closedSchema.ts';

export type Described = { readonly paths?: object | undefined; readonly components?: Components | undefined };

type Components = { readonly schemas?: object | undefined };

const REFERENCE = '#/components/schemas/';

/** The suffix of the write variant of a schema that is both read and written. */
const WRITTEN = 'Input';

/**
 * The finished description: only referenced schemas, those of bodies closed as they are enforced, and each reply
 * described by its status where its route says nothing.
 */
export function describedDocument(document: Described): Described {
  const { components = {}, ...rest } = document;
  const schemas = new Map(Object.entries(components.schemas ?? {}));
  const used = reachedFrom(rest, schemas);
  const kept = [...used].map((name) => {
    const schema = schemas.get(name);
    return [name, name.endsWith(WRITTEN) ? closedSchema(schema) : schema] as const;
  });
  const named = { ...rest, components: { ...components, schemas: Object.fromEntries(kept.toSorted(byName)) } };
  const renamed = new Map([...used].flatMap((name) => shorterName(name, used)));
  return JSON.parse(JSON.stringify(named), (key, value) => {
    if (key === '$ref' && typeof value === 'string') return renamedReference(value, renamed);
    if (key === 'schemas') return withNames(value, renamed);
    return key === 'responses' ? withDescriptions(value) : value;
  });
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function reachedFrom(value: unknown, schemas: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [value];
  while (waiting.length > 0) {
    for (const [, reference = ''] of JSON.stringify(waiting.pop()).matchAll(
      /"\$ref":"#\/components\/schemas\/([^"]+)"/g,
    )) {
      if (reached.has(reference)) continue;
      reached.add(reference);
      waiting.push(schemas.get(reference) ?? null);
    }
  }
  return reached;
}

function shorterName(name: string, used: ReadonlySet<string>): readonly (readonly [string, string])[] {
  const short = name.slice(0, -WRITTEN.length);
  return name.endsWith(WRITTEN) && !used.has(short) ? [[name, short]] : [];
}

function renamedReference(reference: string, renamed: ReadonlyMap<string, string>): string {
  const name = reference.slice(REFERENCE.length);
  return `${REFERENCE}${renamed.get(name) ?? name}`;
}

function withNames(schemas: object, renamed: ReadonlyMap<string, string>): object {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [renamed.get(name) ?? name, schema]));
}

function withDescriptions(responses: object): object {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const isBare = response.description === 'Default Response';
      return [status, isBare ? { ...response, description: STATUS_CODES[status] ?? 'A reply' } : response];
    }),
  );
}
