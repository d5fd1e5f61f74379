/** The colours of the six statuses a plan may pick; the first is every plan’s that picks none. */
export const PALETTES = ['milepost', 'blue_brown', 'grey_red'] as const;

export type Palette = (typeof PALETTES)[number];
