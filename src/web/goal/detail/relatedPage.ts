export const RELATED_PER_PAGE = 3;

export type RelatedPage<Goal> = { readonly goals: readonly Goal[]; readonly page: number; readonly pages: number };

export function relatedPage<Goal>(goals: readonly Goal[], wanted: number): RelatedPage<Goal> {
  const pages = Math.max(1, Math.ceil(goals.length / RELATED_PER_PAGE));
  const page = ((((wanted - 1) % pages) + pages) % pages) + 1;
  const from = (page - 1) * RELATED_PER_PAGE;
  return { goals: goals.slice(from, from + RELATED_PER_PAGE), page, pages };
}
