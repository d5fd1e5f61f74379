export type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
  readonly level?: 'group' | 'member';
  readonly tag?: string;
};

/** A matching group brings its members, a matching member its group. */
export function foundOptions<Value>(options: readonly Option<Value>[], search: string): readonly Option<Value>[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return options;
  const matches = ({ label }: Option<Value>) => label.toLowerCase().includes(wanted);
  return groupsOf(options).flatMap(([head, ...members]) => {
    if (head === undefined) return [];
    if (matches(head)) return [head, ...members];
    const found = members.filter(matches);
    return found.length > 0 ? [head, ...found] : [];
  });
}

function groupsOf<Value>(options: readonly Option<Value>[]): Option<Value>[][] {
  const groups: Option<Value>[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    if (option.level === 'member' && group !== undefined) group.push(option);
    else groups.push([option]);
  }
  return groups;
}
