import type { merging as en } from '#languages/en/page/merging.ts';
import type { Translation } from '#languages/translation.ts';

export const merging: Translation<typeof en> = {
  title: 'Jemand anderes hat das inzwischen gespeichert, und bei Ihnen steht es anders.',
  differs: (what, mine, theirs) => `${what}: bei Ihnen „${mine}“, dort „${theirs}“.`,
  otherwise: (what) => `${what}: Sie haben es beide geändert, jeder anders.`,
  goneByMe: (what) => `${what}: Sie entfernen es, dort wurde es geändert. Mit Ihrem geht diese Änderung verloren.`,
  goneByThem: (what) =>
    `${what}: dort wurde es entfernt, Sie haben es geändert. Mit dem anderen geht Ihre Änderung verloren.`,
  order: (what) => `${what}: Sie haben beide die Reihenfolge geändert.`,
  part: (whole, part) => `${whole}, ${part}`,
  keepMine: 'Meines speichern',
  takeTheirs: 'Das andere übernehmen',
};
