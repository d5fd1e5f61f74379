import * as z from 'zod';

const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

export type ShownSchema = z.infer<typeof schemaSchema>;

export function readSchema(value: unknown): ShownSchema {
  return schemaSchema.safeParse(value).data ?? {};
}

export function nameIn({ $ref }: ShownSchema): string | null {
  return $ref?.split('/').at(-1) ?? null;
}

export function typeText(value: unknown, indent = ''): string {
  const schema = readSchema(value);
  const name = nameIn(schema);
  if (name !== null) return name;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return parts.map((each) => typeText(each, indent)).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((each) => typeText(each, indent)).join(' & ');
  return [schema.type ?? 'unknown']
    .flat()
    .map((type) => ofType(type, schema, indent))
    .join(' | ');
}

function ofType(type: string, schema: ShownSchema, indent: string): string {
  if (type === 'array') return listText(typeText(schema.items, indent));
  if (type === 'object') return objectText(schema, indent);
  if (type === 'integer') return 'number';
  return schema.format === 'binary' ? 'file' : type;
}

function listText(item: string): string {
  return /[|&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectText({ properties, required = [], additionalProperties }: ShownSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(([name, schema]) => {
    const note = readSchema(schema).description;
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const line = `${inner}${key}${required.includes(name) ? '' : '?'}: ${typeText(schema, inner)};`;
    return note === undefined ? line : `${line} // ${note.replaceAll(/\s+/g, ' ')}`;
  });
  if (typeof additionalProperties === 'object' && lines.length === 0) {
    return `Record<string, ${typeText(additionalProperties, indent)}>`;
  }
  return lines.length === 0 ? 'object' : `{\n${lines.join('\n')}\n${indent}}`;
}
