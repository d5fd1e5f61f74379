/** The order in which a plan writes its dates (specification, section 9). */
export type DateFormat = 'M/D/Y' | 'D/M/Y';
