import { OWN_FIELD_SETTING } from '#contract/importDraft.ts';
import { say as words } from '#web/base/messages/say/planWords.ts';

/** The name of the own field that a setting of a file is; null for any other setting. */
export function ownFieldOf(setting: string): string | null {
  return setting.startsWith(OWN_FIELD_SETTING) ? setting.slice(OWN_FIELD_SETTING.length) : null;
}

const KINDS: ReadonlyMap<string, string> = new Map(Object.entries(words.kinds));

const MARKS: ReadonlyMap<string, string> = new Map([
  ['required', words.flags.required],
  ['on_card', words.flags.onCard],
  ['public', words.flags.public],
]);

const BETWEEN = ' · ';

/** A field as the server puts it in one text (name, kind, levels, marks, and what people wrote), in the page's language. */
export function ownFieldText(text: string): string {
  const [name = '', kind = '', ...others] = text.split(BETWEEN);
  const written = others.findIndex((part) => !isOfField(part));
  const marks = written < 0 ? others : others.slice(0, written);
  const rest = written < 0 ? [] : others.slice(written);
  return [name, KINDS.get(kind) ?? kind, ...marks.map(markText), ...rest].join(BETWEEN);
}

function isOfField(part: string): boolean {
  return MARKS.has(part) || NUMBERED.test(part);
}

const NUMBERED = /^(levels|decimals) ([\d, ]+)$/;

function markText(part: string): string {
  const [, what, numbers = ''] = NUMBERED.exec(part) ?? [];
  if (what === undefined) return MARKS.get(part) ?? part;
  const name = what === 'levels' ? words.fieldLevels : words.decimals;
  return `${name}: ${numbers}`;
}
