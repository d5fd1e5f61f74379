/** One value of a list to choose from. */
export type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  /** How many goals it would list; left out where that says nothing. */
  readonly count?: number;
  /** A group stands above its members; options without a level stand for themselves. */
  readonly level?: 'group' | 'member';
  /** A word beside the label that sets it apart. */
  readonly tag?: string;
};

/** The options a search finds, in any case: a found group brings its members, a found member its group. */
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

/** Each group with the members after it; an option without a level is a group of its own. */
function groupsOf<Value>(options: readonly Option<Value>[]): Option<Value>[][] {
  const groups: Option<Value>[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    if (option.level === 'member' && group !== undefined) group.push(option);
    else groups.push([option]);
  }
  return groups;
}
