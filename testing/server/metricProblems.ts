export function metricProblems(text: string): string[] {
  const problems = new Set<string>();
  const families = new Map<string, { help: boolean; type: string | null }>();
  const series = new Set<string>();
  const closed = new Set<string>();
  let current = '';
  if (!text.endsWith('\n')) problems.add('the last line has no end');
  for (const line of text.trimEnd().split('\n')) {
    if (line === '') continue;
    const about = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line);
    const sample = SAMPLE.exec(line);
    if (about === null && sample === null) {
      problems.add(`cannot be read: ${line}`);
      continue;
    }
    const [, kind = '', named = '', said = ''] = about ?? [];
    const name = about === null ? familyOf(sample?.[1] ?? '', families) : named;
    if (name !== current) {
      if (closed.has(name)) problems.add(`${name} stands in two places`);
      closed.add(name);
      current = name;
    }
    const family = families.get(name) ?? { help: false, type: null };
    families.set(name, family);
    if (kind === 'HELP') family.help = true;
    if (kind === 'TYPE') {
      if (family.type !== null) problems.add(`${name} has two types`);
      if (!TYPES.includes(said)) problems.add(`${name} has no type: ${said}`);
      family.type = said;
    }
    if (sample === null) continue;
    const [, whole = '', labels = '', value = ''] = sample;
    if (family.type === null) problems.add(`${name} has no type before its samples`);
    if (Number.isNaN(Number(value.replace('+Inf', 'Infinity')))) problems.add(`${whole} is no number: ${value}`);
    if (series.has(`${whole}{${labels}}`)) problems.add(`${whole}{${labels}} stands twice`);
    series.add(`${whole}{${labels}}`);
    for (const problem of labelProblems(family.type ?? '', labels)) problems.add(`${name} ${problem}`);
  }
  for (const [name, { help, type }] of families) {
    if (!help) problems.add(`${name} has no help`);
    for (const problem of nameProblems(name, type ?? '')) problems.add(`${name} ${problem}`);
  }
  return [...problems];
}

const TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped'];
const LABEL = '[a-zA-Z_]\\w*="(?:[^"\\\\\\n]|\\\\[\\\\"n])*"';
const SAMPLE = new RegExp(`^([a-zA-Z_:][\\w:]*)(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (\\S+)$`);

function familyOf(name: string, families: ReadonlyMap<string, { readonly type: string | null }>): string {
  const of = name.replace(/_(bucket|sum|count)$/, '');
  return ['histogram', 'summary'].includes(families.get(of)?.type ?? '') ? of : name;
}

const UNITS =
  /_(milliseconds?|microseconds?|nanoseconds?|minutes?|hours?|days?|weeks?|kilobytes?|megabytes?|gigabytes?|kibibytes?|mebibytes?|gibibytes?|bits?|percent|percentages?|celsius_degrees|kilometers?|grams?)(_|$)/;
const ABBREVIATIONS = /_(s|ms|us|ns|sec|b|kb|mb|gb|tb|pb|m|h|d)(_|$)/;

function nameProblems(name: string, type: string): string[] {
  return [
    type === 'counter' && !name.endsWith('_total') ? 'is a counter and does not end in _total' : '',
    type !== 'counter' && name.endsWith('_total') ? 'is no counter and ends in _total' : '',
    type !== 'histogram' && name.endsWith('_bucket') ? 'is no histogram and ends in _bucket' : '',
    /_(sum|count)$/.test(name) ? 'ends in _sum or _count' : '',
    /(^|_)(counter|gauge|histogram|summary)(_|$)/.test(name) ? 'has a type in its name' : '',
    name.includes(':') ? 'has a colon' : '',
    /[a-z][A-Z]/.test(name) ? 'is no snake_case' : '',
    UNITS.test(name) ? 'has a unit that is no base unit' : '',
    ABBREVIATIONS.test(name) ? 'has a unit cut short' : '',
  ].filter((problem) => problem !== '');
}

function labelProblems(type: string, labels: string): string[] {
  const names = [...labels.matchAll(/(?:^|,)(\w+)="/g)].map(([, name = '']) => name);
  return [
    type !== 'histogram' && names.includes('le') ? 'is no histogram and has the label le' : '',
    type !== 'summary' && names.includes('quantile') ? 'is no summary and has the label quantile' : '',
    names.some((name) => /[a-z][A-Z]/.test(name)) ? 'has a label that is no snake_case' : '',
    new Set(names).size < names.length ? 'has a label twice' : '',
  ].filter((problem) => problem !== '');
}
