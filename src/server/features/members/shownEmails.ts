import { mayReadEmail, type Viewer } from '#core/access.ts';

/** E-mail addresses as somebody is told them. Whatever leaves the server with one in it asks here. */
export type ShownEmails = {
  /** Null where there is none to tell. */
  of(member: { readonly id: string; readonly email: string | null }): string | null;
  /** Of sentences that may name people by their addresses, such as those of the log. */
  within(text: string): string;
};

export function shownEmails(viewer: Viewer): ShownEmails {
  if (mayReadEmail(viewer, null)) return ALL_EMAILS;
  return {
    of: ({ id, email }) => (mayReadEmail(viewer, id) ? email : null),
    within: (text) => text.replace(ADDRESS, 'somebody'),
  };
}

/** To who runs the installation. */
export const ALL_EMAILS: ShownEmails = { of: ({ email }) => email, within: (text) => text };

const ADDRESS = /[^\s@<>()[\]:;,"'“”„]+@[^\s@<>()[\]:;,"'“”„]+/g;
