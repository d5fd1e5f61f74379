export const DATE_FORMATS = ['M/D/Y', 'D/M/Y'] as const;

export type DateFormat = (typeof DATE_FORMATS)[number];
