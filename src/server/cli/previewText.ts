import type { FindingKind, ImportFinding } from '#contract/import.ts';
import type { FoundGroup, FoundPreview } from '#server/features/exchange/preparing/base/findings.ts';
import type { FoundList } from '#server/features/exchange/preparing/base/foundList.ts';

export function previewText(preview: FoundPreview): string[] {
  const { plan, files, goals, entries, members, departments } = preview;
  const work = workCounts(preview);
  return [
    `Plan “${plan.name}”${plan.isNew ? ' (new)' : ''}, from ${listed([...new Set(files.map(({ name }) => name))])}`,
    '',
    `  Goals    ${counted(goals.read)} read: ${parts([
      [goals.add, 'new'],
      [goals.change, 'changed'],
      [goals.same, 'as they are'],
      [goals.refused, 'kept out'],
    ])}`,
    `  Entries  ${counted(entries.read)} read: ${parts([
      [entries.add, 'new'],
      [entries.change, 'changed'],
      [entries.same, 'as they are'],
      [entries.empty, 'without a figure'],
      [entries.refused, 'kept out'],
    ])}`,
    ...(work.read === 0
      ? []
      : [
          `  Work     ${counted(work.read)} read: ${parts([
            [work.add, 'new'],
            [work.change, 'changed'],
            [work.same, 'as they are'],
            [work.refused, 'kept out'],
          ])}`,
        ]),
    ...(members.add + departments.add === 0
      ? []
      : [
          `  Also     ${parts([
            [members.add, members.add === 1 ? 'new member' : 'new members'],
            [departments.add, departments.add === 1 ? 'new department' : 'new departments'],
          ])}`,
        ]),
    ...HEADINGS.flatMap(([kind, heading]) =>
      section(
        heading,
        preview.groups.filter((group) => group.kind === kind),
      ),
    ),
  ];
}

/** Of initiatives, milestones and decisions together. */
export function workCounts({ work: { initiatives, milestones, decisions } }: Pick<FoundPreview, 'work'>) {
  const sumOf = (count: keyof typeof initiatives) => initiatives[count] + milestones[count] + decisions[count];
  return {
    read: sumOf('read'),
    add: sumOf('add'),
    change: sumOf('change'),
    same: sumOf('same'),
    refused: sumOf('refused'),
  };
}

export function refusedText(preview: FoundPreview): string[] {
  return section(
    'Kept out',
    preview.groups.filter(({ kind }) => kind === 'refused'),
  );
}

export function refusalText({ refusals }: Pick<FoundPreview, 'refusals'>): string[] {
  return refusals.map(({ file, line, column, reason }) => {
    const place = [file, ...(line === null ? [] : [`line ${line}`]), ...(column === null ? [] : [`column ${column}`])];
    return `${place.join(', ')}: ${reason}.`;
  });
}

const HEADINGS: readonly (readonly [FindingKind, string])[] = [
  ['default', 'Left out and assumed'],
  ['changed', 'Read differently from how it is written, or changes what the plan holds'],
  ['dropped', 'Cells left out'],
  ['notice', 'Worth knowing'],
];

/** A report has all. */
const SHOWN = 5;

function section(heading: string, groups: readonly FoundGroup[]): string[] {
  return groups.length === 0 ? [] : ['', heading, ...groups.flatMap(groupText)];
}

function groupText({ title, count, of, findings }: FoundGroup): string[] {
  const total = of === null ? counted(count) : `${counted(count)} of ${counted(of)}`;
  return [`  ${total}  ${title}`, ...(summary(findings) ?? places(findings))];
}

/** Where few reasons repeat, how often each: `yearly 338`. */
function summary(findings: FoundList): string[] | null {
  if (findings.length <= SHOWN) return null;
  const reasons = new Map<string, number>();
  for (const { reason } of findings) {
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (reasons.size > SHOWN) return null;
  }
  return [`      ${[...reasons].map(([reason, count]) => `${reason} (${counted(count)})`).join(', ')}`];
}

function places(findings: FoundList): string[] {
  const shown = first(findings).map(({ file, line, column, cell, value, reason }) => {
    const named = column === null ? [] : [cell === undefined ? column : `${column} (${cell})`];
    const place = [file, ...(line === null ? [] : [`line ${line}`]), ...named].join(', ');
    return `      ${place}: ${value === null || value === '' ? '' : `“${value}” `}${reason}`;
  });
  const more = findings.length - shown.length;
  return more === 0 ? shown : [...shown, `      and ${counted(more)} more; --report lists them all`];
}

function first(findings: FoundList): ImportFinding[] {
  const found: ImportFinding[] = [];
  for (const finding of findings) {
    if (found.length === SHOWN) break;
    found.push(finding);
  }
  return found;
}

function parts(counts: readonly (readonly [number, string])[]): string {
  const said = counts.filter(([count]) => count > 0).map(([count, word]) => `${counted(count)} ${word}`);
  return said.length === 0 ? 'none' : said.join(', ');
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'no file' : names.join(', ');
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
