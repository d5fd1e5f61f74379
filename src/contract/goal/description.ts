import * as z from 'zod/mini';
import '#contract/wire/noEval.ts';

const topLevelSchema = z.object({ description: z.string() });

/** At depth 0 the description travels as JSON text whose `description` field is shown (specification, section 3). */
export function encodeDescription(description: string, depth: number): string {
  return depth === 0 ? JSON.stringify({ description }) : description;
}

/** Text that is not such JSON is shown as it stands: an older reply may carry plain text at depth 0. */
export function decodeDescription(text: string, depth: number): string {
  if (depth !== 0) return text;
  try {
    const parsed = topLevelSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.description : text;
  } catch {
    return text;
  }
}
