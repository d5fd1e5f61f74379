import * as z from 'zod/mini';
import './wire/noEval.ts';

/** One saved filter as getAllFilters lists it; `filter_params` is JSON text (rule 6.2). */
export const wireSavedFilterSchema = z.object({ id: z.string(), name: z.string(), filter_params: z.string() });
export const wireSavedFiltersSchema = z.array(wireSavedFilterSchema);

/** The reply of setFilter. */
export const savedFilterIdSchema = z.object({ dash_filters_id: z.string() });

/** The reply of updateFilter and deleteFilter. */
export const savedFilterDoneSchema = z.object({ success: z.literal(true) });

export type WireSavedFilter = z.infer<typeof wireSavedFilterSchema>;
