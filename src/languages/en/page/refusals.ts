export const refusals: Readonly<Record<string, string>> = {};
