import type { DecimalMark } from '#core/typed/decimalMark.ts';
import { say } from './say.ts';

/** As in the language's spreadsheets. */
export const shownMark: DecimalMark = (0.5).toLocaleString(say.format.digits).includes(',') ? ',' : '.';
