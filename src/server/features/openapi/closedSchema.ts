/** The JSON schema of a body as `refuseUnknownNames` enforces it: objects of known names take no others, at any depth. */
export function closedSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closedSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closedIn(key, value)]));
  return 'properties' in schema ? { additionalProperties: false, ...closed } : closed;
}

function closedIn(key: string, value: unknown): unknown {
  if (key === 'properties' && typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, closedSchema(schema)]));
  }
  return BELOW.has(key) ? closedSchema(value) : value;
}

const BELOW = new Set(['items', 'prefixItems', 'additionalProperties', 'anyOf', 'oneOf', 'allOf']);
