/** How the machine's keyboard names the key that commands start with: ⌘ on those of Apple, else Ctrl. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The palette's keys in one label: `Ctrl K`. */
export const PALETTE_KEYS = `${COMMAND_KEY} K`;
