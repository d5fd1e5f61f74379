import { readQuery } from './wire/query.ts';

export const TV_SECONDS = { usual: 15, least: 5, most: 600 } as const;

/** Where a share is shown on a screen on a wall, page by page. */
export function planTvPath(planId: string): string {
  return `/plans/${encodeURIComponent(planId)}/tv`;
}

/** The address of a share on a screen, made of that of its page. */
export function tvAddressOf(pageAddress: string): string {
  const [page = '', query = ''] = pageAddress.split('?');
  return `${page.replace(/\/dashboard$/, '/tv')}?${query}&every=${TV_SECONDS.usual}`;
}

/** `every`: how many seconds each page stays; the usual where nothing fitting is said. */
export function readTvSeconds(query: string): number {
  const seconds = Number(readQuery(query).values.get('every') ?? '');
  const isFitting = Number.isInteger(seconds) && seconds >= TV_SECONDS.least && seconds <= TV_SECONDS.most;
  return isFitting ? seconds : TV_SECONDS.usual;
}
