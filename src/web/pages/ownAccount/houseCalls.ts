import { queryOptions } from '@tanstack/react-query';
import { houseAddresses, type WireHouse } from '#contract/house.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/house.ts';

export const houseQuery = queryOptions<WireHouse>({
  queryKey: ['house'],
  queryFn: ({ signal }) => fetchJson<WireHouse>(houseAddresses.house, { signal }),
});

export const houseCalls = {
  setAccent: (accent: string | null) => sendJson<WireHouse>(houseAddresses.house, { method: 'PUT', body: { accent } }),
  setLogo: (picture: string) => sendJson<WireHouse>(houseAddresses.logo, { method: 'PUT', body: { picture } }),
  removeLogo: () => fetchJson(houseAddresses.logo, { method: 'DELETE' }),
};

export function houseSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return say.failed;
  const code = error.status === 413 ? 'picture_too_large' : error.code;
  return new Map(Object.entries<string>(say.problems)).get(code) ?? say.failed;
}

/** The page was sent with the styles of before. */
export function applyStyles({ styles }: WireHouse): void {
  const before = document.getElementById('house');
  if (styles === null) {
    before?.remove();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.id = 'house';
  link.href = styles;
  // The old ones go once the new are there: the page never flickers.
  link.addEventListener('load', () => before?.remove());
  document.head.append(link);
}
