import type { Action } from '#core/access.ts';
import { namesOf } from '#core/table/fieldTables.ts';

type PageRow = { readonly action: Action; readonly icon: string };

/** The pages of a plan in the order of the side menu: what one must be allowed to do to open each, and its icon. */
export const planPages = {
  dashboard: { action: 'readPlan', icon: 'dashboard' },
  'my-work': { action: 'comment', icon: 'inbox' },
  work: { action: 'readWork', icon: 'flag' },
  entry: { action: 'enterFigures', icon: 'table' },
  history: { action: 'readHistory', icon: 'history' },
  import: { action: 'import', icon: 'upload' },
  settings: { action: 'editPlan', icon: 'settings' },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PlanPage = keyof typeof planPages;

export const PLAN_PAGES: readonly PlanPage[] = namesOf(planPages);

export const SETTINGS_SECTIONS = [
  'general',
  'words',
  'members',
  'departments',
  'periods',
  'feeds',
  'tokens',
  'webhooks',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

export type PlanPlace = {
  readonly planId: string;
  readonly page: PlanPage;
  /** Null but on settings, and there for its first section. */
  readonly section: SettingsSection | null;
};

/** The address of a page beside the dashboard, of a plan; the settings open at a section. */
export function planPagePath(planId: string, page: PlanPage, section: SettingsSection | null = null): string {
  const path = `/plans/${encodeURIComponent(planId)}/${page}`;
  return section === null ? path : `${path}/${section}`;
}

/** The inverse of planPagePath; null for any other path. */
export function readPlanPage(path: string): PlanPlace | null {
  const [, encoded, name, part, ...rest] = /^\/plans\/([^/]+)\/([^/]+?)(?:\/([^/]+?))?\/?$/.exec(path) ?? [];
  const planId = decoded(encoded);
  const page = PLAN_PAGES.find((each) => each === name);
  if (planId === null || page === undefined || rest.length > 0) return null;
  if (part === undefined) return { planId, page, section: null };
  const section = SETTINGS_SECTIONS.find((each) => each === part);
  return page === 'settings' && section !== undefined ? { planId, page, section } : null;
}

function decoded(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export type HistoryPlace = { readonly goal?: string; readonly kind?: string; readonly period?: string };

/** The history of a plan, cut to a goal, to what was done, to the figures of a period (its first day). */
export function historyPath(planId: string, place: HistoryPlace): string {
  return `${planPagePath(planId, 'history')}?${queryOf(place)}`;
}

export type FeedPlace = { readonly feed: string; readonly run?: string };

/** A feed of a plan among its settings, and one of its runs. */
export function feedPath(planId: string, place: FeedPlace): string {
  return `${planPagePath(planId, 'settings', 'feeds')}?${queryOf(place)}`;
}

function queryOf(place: Readonly<Record<string, string>>): string {
  return Object.entries(place)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
