import { runCommand } from './commands.ts';

/** Escape: closes the filter panel, else the expanded card, else leaves full screen; returns whether anything was open. */
export function closeTopmost(): boolean {
  if (document.querySelector('[aria-controls="filters"][aria-expanded="true"]') !== null) return runCommand('filters');
  return runCommand('close') || (document.body.classList.contains('fullscreen') && runCommand('fullscreen'));
}
