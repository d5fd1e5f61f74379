export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

export const PALETTE_KEYS = `${COMMAND_KEY} K`;
