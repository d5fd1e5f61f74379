import type { Check } from './check.ts';
import { dialogChecks } from './checks/dialogs.ts';
import { entrySheetChecks } from './checks/entrySheet.ts';
import { lookChecks } from './checks/looks.ts';
import { pageChecks } from './checks/pages.ts';
import { sharingChecks } from './checks/sharing.ts';
import { signInChecks } from './checks/signIn.ts';
import { workChecks } from './checks/work.ts';

/** All of them, in each browser. */
export const CHECKS: readonly Check[] = [
  ...signInChecks,
  ...entrySheetChecks,
  ...dialogChecks,
  ...sharingChecks,
  ...lookChecks,
  ...pageChecks,
  ...workChecks,
];
