import { nameIn, readSchema } from './typeText.ts';

export type Schemas = Readonly<Record<string, unknown>>;

const DEEPEST = 6;

export function exampleOf(value: unknown, schemas: Schemas, depth = 0): unknown {
  const schema = readSchema(value);
  const name = nameIn(schema);
  if (depth > DEEPEST) return null;
  if (name !== null) return exampleOf(schemas[name], schemas, depth + 1);
  if ('const' in schema) return schema.const;
  const [choice] = schema.enum ?? [];
  if (choice !== undefined) return choice;
  const [part] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (part !== undefined) return exampleOf(part, schemas, depth + 1);
  const type = [schema.type ?? 'object'].flat()[0];
  if (type === 'array') return [exampleOf(schema.items, schemas, depth + 1)];
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    // Everything of a patch is optional: all of it is shown, to be cut down.
    const names = required.length === 0 ? Object.keys(properties) : required;
    return Object.fromEntries(names.map((each) => [each, exampleOf(properties[each], schemas, depth + 1)]));
  }
  if (type === 'number' || type === 'integer') return 0;
  return type === 'boolean' ? false : type === 'null' ? null : '';
}
