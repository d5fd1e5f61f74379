import { resolve } from 'node:path';
import * as z from 'zod';

export type BackupSchedule = {
  readonly folder: string;
  readonly everyHours: number;
  readonly keep: number;
};

export const backupVariables = {
  MILEPOST_BACKUP_FOLDER: z.string().optional(),
  MILEPOST_BACKUP_EVERY_HOURS: wholeNumber(1, 24 * 31, 24),
  MILEPOST_BACKUP_KEEP: wholeNumber(1, 10_000, 14),
};

export function backupScheduleOf(data: {
  readonly MILEPOST_BACKUP_FOLDER?: string | undefined;
  readonly MILEPOST_BACKUP_EVERY_HOURS: number;
  readonly MILEPOST_BACKUP_KEEP: number;
}): BackupSchedule | null {
  const { MILEPOST_BACKUP_FOLDER: folder, MILEPOST_BACKUP_EVERY_HOURS: everyHours, MILEPOST_BACKUP_KEEP: keep } = data;
  return folder === undefined ? null : { folder: resolve(folder), everyHours, keep };
}

function wholeNumber(least: number, most: number, usual: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
    .default(usual);
}
