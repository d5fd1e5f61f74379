const PATTERN = /^milepost-\d{8}T\d{6}Z\.backup$/;

export function backupName(at: string): string {
  return `milepost-${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;
}

export function backupInstant(name: string): string {
  return name.replace(/^milepost-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/, '$1-$2-$3T$4:$5:$6.000Z');
}

/** So that no other file is ever removed with the old ones. */
export function isBackupName(name: string): boolean {
  return PATTERN.test(name);
}
