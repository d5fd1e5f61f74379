export function tokenInAddress(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}
