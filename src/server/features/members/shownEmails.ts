import type { ChangeOrigin } from '#contract/changeOrigin.ts';
import { mayReadEmail, type Viewer } from '#core/access.ts';

/** Every reply with an e-mail address asks here which ones the reader may see. */
export type ShownEmails = {
  of(member: { readonly id: string; readonly email: string | null }): string | null;
  within(text: string): string;
};

export function shownEmails(viewer: Viewer): ShownEmails {
  if (mayReadEmail(viewer, null)) return ALL_EMAILS;
  return {
    of: ({ id, email }) => (mayReadEmail(viewer, id) ? email : null),
    within: (text) => text.replace(ADDRESS, 'somebody'),
  };
}

export const ALL_EMAILS: ShownEmails = { of: ({ email }) => email, within: (text) => text };

/** File names may hold addresses. */
export function shownOrigin(origin: ChangeOrigin, { within }: ShownEmails): ChangeOrigin {
  return origin.kind === 'import' ? { ...origin, files: within(origin.files) } : origin;
}

const ADDRESS = /[^\s@<>()[\]:;,"'“”„]+@[^\s@<>()[\]:;,"'“”„]+/g;
