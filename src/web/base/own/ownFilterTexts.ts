import { ownChip } from '#core/own/ownChip.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { say } from '#web/base/messages/say.ts';
import { type OwnTextPlan, ownValueText, personName } from './ownValueText.ts';

/** What a field is filtered by, as its chip says it; null for what cannot be asked of it. */
export function ownFilterTexts(field: OwnField, asked: unknown, shown: OwnTextPlan): readonly string[] | null {
  const bound = (text: string) => ownValueText(field, isNumeric(field.kind) ? Number(text) : text, shown);
  const fixed = new Map([
    ['yes', own.yes],
    ['no', own.no],
    ['none', own.none],
  ]);
  const texts = ownChip(field, asked, {
    nameOf: (id) => fixed.get(id) ?? personName(id, shown.owners),
    from: bound,
    until: bound,
  });
  if (texts === null || !isRange(asked)) return texts;
  if (texts.length === 2) return [texts.join(' – ')];
  return texts.map((text) =>
    (asked.from === undefined || asked.from === null ? say.labels.until : say.labels.from)(text),
  );
}

function isRange(asked: unknown): asked is { readonly from?: unknown; readonly to?: unknown } {
  return typeof asked === 'object' && asked !== null && !Array.isArray(asked) && ('from' in asked || 'to' in asked);
}
