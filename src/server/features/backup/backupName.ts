const PATTERN = /^milepost-\d{8}T\d{6}Z\.backup$/;

/** What a backup is called after the ISO instant it was made at; names sort as the instants do. */
export function backupName(at: string): string {
  return `milepost-${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;
}

/** The ISO instant, to the second, that a backup is called after. */
export function backupInstant(name: string): string {
  return name.replace(/^milepost-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/, '$1-$2-$3T$4:$5:$6.000Z');
}

/** Whether a file is called as backups are, so that no other file is ever taken away with the old ones. */
export function isBackupName(name: string): boolean {
  return PATTERN.test(name);
}
