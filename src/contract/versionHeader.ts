/** Of the answer that says who is signed in: the version of the server, as /api/version says it. */
export const VERSION_HEADER = 'milepost-version';
