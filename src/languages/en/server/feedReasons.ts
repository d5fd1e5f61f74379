import type { FeedReasonCode } from '#contract/feedReason.ts';

/** Why a feed failed, for page, calls and mail. Each is one or two whole sentences. */
export const feedReasons = {
  not_allowed: (about: string) => `The address leads to ${about}, which the connection does not allow.`,
  own_network: (about: string) =>
    `${about} lies in your own network. Whoever runs Milepost allows it by naming its whole origin in MILEPOST_FEED_ORIGINS.`,
  name_unknown: (about: string) => `There is no server with the name ${about}, or its name cannot be looked up.`,
  not_reached: (about: string) => `${about} does not take connections.`,
  certificate: (about: string) => `The certificate of ${about} is not one to trust.`,
  too_slow: (about: string) => `The source did not answer in ${about} seconds.`,
  too_large: (about: string) => `The answer is larger than ${about} MB.`,
  too_many_rows: (about: string) => `The answer has more than ${about} rows. Ask for fewer.`,
  too_many_columns: (about: string) =>
    `The answer has more than ${about} columns, or its records more than ${about} names. Ask for those you need.`,
  too_much: (about: string) => `Reading the answer takes more than a minute or ${about} MB of memory. Ask for less.`,
  cut_off: () => 'The answer broke off before its end.',
  damaged: () => 'The answer is damaged and cannot be read.',
  redirects: (about: string) => `${about} redirects again and again.`,
  password_refused: (about: string) => `${about} refuses the user name or the password. It was probably changed there.`,
  not_found: (about: string) => `The source has nothing at ${about}.`,
  status: (about: string) => `The source answers with an error: ${about}.`,
  web_page: () => 'The answer is a web page, probably one to sign in, and not a file of figures.',
  says_error: (about: string) => `The source says: ${about}`,
  encoding: (about: string) => `The text is not in ${about}, as the source says it is.`,
  query_refused: (about: string) => `The database refuses the query: ${about}`,
  not_a_select: (about: string) => `Only one SELECT is sent: ${about}.`,
  no_tls: (about: string) => `${about} does not encrypt the connection.`,
  secret_lost: () => 'The stored password cannot be opened with the key of this installation. Enter it again.',
  connection_gone: () => 'The connection of this feed is no longer there, or no longer open to this plan.',
  question_waits: () => 'An administrator has to allow the question of this feed first.',
  folder_gone: (about: string) =>
    `The folder “${about}” is not there. Whoever runs Milepost names it in MILEPOST_FEED_FOLDERS.`,
  file_missing: (about: string) => `There is no file ${about} in the folder.`,
  file_outside: (about: string) => `${about} does not lie in the folder itself.`,
  file_changing: (about: string) => `${about} is still being written.`,
  no_rows: () => 'The answer has no rows.',
  no_figures: () => 'No figure could be read from the answer.',
  columns_gone: (about: string) => `A column is no longer there: ${about}.`,
  no_goal_column: () => 'No column says which goal a figure belongs to.',
  year_open: (about: string) => `No year is given for ${about}.`,
  unreadable: (about: string) => `The answer cannot be read: ${about}.`,
  write_refused: (about: string) => `The plan does not take the figures: ${about}`,
  interrupted: () => 'Milepost was stopped while this ran. It runs again as soon as Milepost does.',
  left_behind: () =>
    'Milepost ended twice in the middle of this feed, so the feed is paused. Look at what it asks, then let it go on.',
  unexpected: () => 'Something went wrong that should not have. The log of the server says more.',
} satisfies Readonly<Record<FeedReasonCode, (about: string) => string>>;
