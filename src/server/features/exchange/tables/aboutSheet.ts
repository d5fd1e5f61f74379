/** The sheet of an export that says what the columns of the others mean. */
export const ABOUT_SHEET = 'About the columns';
