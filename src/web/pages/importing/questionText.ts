import type { ImportQuestion } from '#contract/importQuestion.ts';
import type { ImportReason } from '#contract/importReason.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { say as reasons } from '#web/base/messages/say/importReasons.ts';
import { say as work } from '#web/base/messages/say/work.ts';
import { MONTHS } from '#web/base/time/calendarNames.ts';
import { wordText } from './rowText.ts';

/** A question in the language of the page. */
export function questionText({ name, kind, text: asked, about, evidence, cells: count }: ImportQuestion): string {
  const cells = evidence.map(({ text }) => text);
  // Beside the headings stands the title that tells.
  const headings = evidence.filter(({ text }) => asked.includes(`“${text}”`)).map(({ text }) => text);
  switch (kind) {
    case 'period':
      if (name === 'year') return say.yearOf(cells);
      return about === null ? say.periodOf(headings) : `${about}: ${say.periodOf(headings)}`;
    case 'year':
      return name === 'fiscal_month' ? say.startsIn : say.namedBy;
    case 'status':
      return name === 'status_use' ? say.statusUse : say.meaningOf(about ?? '');
    case 'direction':
      return about === null ? say.lowerFor(evidence.length) : say.directionOf(about);
    case 'function':
      return about === null ? say.functionFor(count) : say.functionOf(about);
    case 'column':
      return name === 'figures' ? say.figuresAre(cells) : say.columnIs(about ?? '');
    case 'unit':
      return name === 'currency' ? say.currency : say.scaleOf(about ?? '');
    case 'levels':
      return say.sheetLevels;
    case 'rows':
      return isOfGoal(name) ? say.goalOfRows(about ?? '', count) : say.rowsAre(about);
    case 'state':
      return say.meaningOf(about ?? '');
    case 'sheet':
      return say.sheetRead(about ?? '');
    case 'match':
      return say.match(about ?? '');
    case 'encoding':
      return say.encoding(about ?? '');
  }
}

/** A choice of a question in the language of the page; what the file says itself stays as it is. */
export function choiceText({ kind, name, about, choices }: ImportQuestion, value: string): string {
  const words: Readonly<Record<string, string>> = CHOICES[kind === 'column' && name === 'figures' ? 'figures' : kind];
  const known = words[value];
  if (known !== undefined) return known;
  if (kind === 'year') return name === 'fiscal_month' ? (MONTHS[Number(value) - 1] ?? value) : value;
  if (kind === 'rows' && isOfGoal(name) && value === 'new') return say.newGoalCalled(about ?? '');
  if (kind === 'status' || kind === 'state') return value === 'nothing' ? say.leaveOut : wordText(value);
  if (kind === 'match' && value === 'new') return say.newGoal;
  if (kind === 'match' || kind === 'rows') return choices.find((each) => each.value === value)?.text ?? value;
  return value;
}

const YES_NO = { yes: say.yes, no: say.no };
const NONE: Readonly<Record<string, string>> = {};
const CHOICES: Readonly<Record<ImportQuestion['kind'] | 'figures', Readonly<Record<string, string>>>> = {
  period: NONE,
  year: say.namings,
  status: say.statusUses,
  direction: say.directions,
  function: say.functions,
  column: say.columnWords,
  figures: say.figures,
  unit: YES_NO,
  levels: YES_NO,
  rows: say.rowsChoices,
  state: work.states,
  sheet: YES_NO,
  match: NONE,
  encoding: NONE,
};

/** Whether it asks which goal the rows are for; else what they are. */
function isOfGoal(name: string): boolean {
  return /^goal(?: |$)/.test(name);
}

export function reasonText({ code, values }: ImportReason): string {
  const text = reasons[code](values);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
