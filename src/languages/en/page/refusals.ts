/** Why the server refused a call, by the code it gives. In English its own sentence is shown. */
export const refusals: Readonly<Record<string, string>> = {};
