import type { AddressNotice } from '#contract/dashboardUrl.ts';

const MOST_NAMED = 3;

export function ignoredParts(notices: readonly AddressNotice[]): string {
  const parts = [...new Set(notices.map(partOf))];
  const named = parts.slice(0, MOST_NAMED).join(', ');
  return parts.length > MOST_NAMED ? `${named} … (${parts.length})` : named;
}

function partOf(notice: AddressNotice): string {
  switch (notice.problem) {
    case 'wrongParameter':
      return notice.parameter;
    case 'wrongValue':
      return `${notice.key} ${notice.value}`;
    case 'tooLong':
    case 'notJson':
    case 'notAnObject':
      return 'filters';
  }
}
