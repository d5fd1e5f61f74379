import type { FoundPreview } from '#server/features/exchange/preparing/base/findings.ts';
import type { CommandLine, ExitStatus } from './commandLine.ts';
import { previewText, refusalText, refusedText, workCounts } from './previewText.ts';

/** Says what an import did, or would do, and returns the status with which its command ends. */
export function printImportResult(
  line: CommandLine,
  {
    command,
    preview,
    version,
    plan,
    isDryRun,
  }: {
    readonly command: 'import' | 'push';
    readonly preview: FoundPreview;
    /** Null: nothing was written. */
    readonly version: number | null;
    readonly plan: { readonly id: string; readonly name: string };
    readonly isDryRun: boolean;
  },
): ExitStatus {
  if (preview.refusals.length > 0) {
    for (const each of refusalText(preview)) line.warn(`milepost ${command}: ${each}`);
    line.warn(`milepost ${command}: nothing was imported.`);
    return 1;
  }
  for (const each of previewText(preview)) line.say(each);
  for (const each of refusedText(preview)) line.warn(each);
  line.say('');
  const nothing = whyNothing(preview);
  if (nothing !== null) {
    line.warn(`milepost ${command}: ${nothing}, so nothing was imported.`);
    return 1;
  }
  if (isDryRun) line.say('A dry run: nothing was written.');
  else if (version === null) line.say('The plan holds all of this already: nothing was changed.');
  else line.say(`Imported as change ${version} of the plan “${plan.name}” (${plan.id}).`);
  return 0;
}

/** Null where something of the files may go in. */
function whyNothing(preview: FoundPreview): string | null {
  const { goals, entries, groups } = preview;
  if (groups.some(({ code }) => code === 'settingTaken')) return null;
  const work = workCounts(preview);
  const read = goals.read + entries.read + work.read;
  if (read === 0) return 'the files have no rows';
  return goals.refused + entries.refused + work.refused === read ? 'every row is kept out' : null;
}
