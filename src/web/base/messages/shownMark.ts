import type { DecimalMark } from '#core/typed/decimalMark.ts';
import { say } from './say.ts';

/** The decimal mark figures are shown, edited and copied with: that of the page's language, as in its spreadsheets. */
export const shownMark: DecimalMark = (0.5).toLocaleString(say.format.digits).includes(',') ? ',' : '.';
