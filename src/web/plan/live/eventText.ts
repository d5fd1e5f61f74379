export type ServerEvent = { readonly name: string; readonly data: string };

/**
 * Parses server-sent events from pieces of any length; returns the complete ones. Comments and `retry` lines are
 * skipped; our ids are in the data too.
 */
export function createEventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(eventOf);
  };
}

function eventOf(block: string): ServerEvent[] {
  const fields = block.split('\n').map(fieldOf);
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value);
  const name = fields.findLast((field) => field.name === 'event')?.value ?? 'message';
  return data.length === 0 ? [] : [{ name, data: data.join('\n') }];
}

function fieldOf(line: string): { readonly name: string; readonly value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}
