/** The token of the link that opened the page; empty where there is none. */
export function tokenInAddress(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}
