export type DateFormat = 'M/D/Y' | 'D/M/Y';
