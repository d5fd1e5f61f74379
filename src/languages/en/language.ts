import { format } from './format.ts';

export const language = {
  dateLetters: { day: 'D', month: 'M', year: 'Y' },
  shortPoints: format.points,
};
