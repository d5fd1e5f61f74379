/** How many goals a view counts, in words. */
export type ViewWords = { readonly counted: (goals: number) => string };

export const ENGLISH_VIEW: ViewWords = {
  counted: (goals) => `${goals.toLocaleString('en-US')} ${goals === 1 ? 'goal' : 'goals'}`,
};
