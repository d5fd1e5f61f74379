import { fieldOf } from '#contract/wire/fieldOf.ts';

/** At depth 0 the description travels as JSON text whose `description` field is shown (rule 6.2). */
export function encodeDescription(description: string, depth: number): string {
  return depth === 0 ? JSON.stringify({ description }) : description;
}

/** Text that is not such JSON is shown as it stands: an older reply may carry plain text at depth 0. */
export function decodeDescription(text: string, depth: number): string {
  if (depth !== 0) return text;
  try {
    const description = fieldOf(JSON.parse(text), 'description');
    return typeof description === 'string' ? description : text;
  } catch {
    return text;
  }
}
