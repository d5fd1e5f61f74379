import * as z from 'zod';
import { FILTER_NAME_MAX_LENGTH, FILTER_PARAMS_MAX_BYTES } from '#contract/filterParams.ts';
import { utf8Length } from '#contract/wire/utf8Length.ts';
import { readPlainJson } from '#server/platform/http/plainJson.ts';

const NAMELESS = 'Please name this filter.';

const name = z
  .string(NAMELESS)
  .trim()
  .min(1, NAMELESS)
  .max(FILTER_NAME_MAX_LENGTH, `must have at most ${FILTER_NAME_MAX_LENGTH} characters`);

const params = z
  .string('must be JSON text')
  .refine((text) => utf8Length(text) <= FILTER_PARAMS_MAX_BYTES, `must have at most ${FILTER_PARAMS_MAX_BYTES} bytes`)
  .refine(isJsonObject, 'must be the JSON text of an object');

const id = z.string('is missing').min(1, 'is missing').max(100);

const common = {
  plan_id: z.string().optional(),
  remote: z.enum(['true', 'false', '1', '0'], 'must be true or false').default('false'),
  remote_plans_id: z.string().optional(),
  remote_user_id: z.string().optional(),
  encv: z.string().optional(),
};

export const filterCallSchema = z.discriminatedUnion(
  '_method',
  [
    z.object({ ...common, _method: z.literal('getAllFilters') }),
    z.object({ ...common, _method: z.literal('setFilter'), name, filter_params: params }),
    z.object({ ...common, _method: z.literal('updateFilter'), name, filter_params: params, dash_filters_id: id }),
    z.object({ ...common, _method: z.literal('deleteFilter'), dash_filters_id: id }),
  ],
  'must be getAllFilters, setFilter, updateFilter or deleteFilter',
);

export type FilterCall = z.infer<typeof filterCallSchema>;

export function isRemote({ remote }: FilterCall): boolean {
  return remote === 'true' || remote === '1';
}

function isJsonObject(text: string): boolean {
  try {
    const value = readPlainJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
