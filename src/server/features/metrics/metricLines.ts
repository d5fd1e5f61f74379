export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

export function metric(
  { name, type, help }: { readonly name: string; readonly type: 'gauge' | 'counter'; readonly help: string },
  samples: readonly Sample[],
): string[] {
  if (samples.length === 0) return [];
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => lineOf(name, sample))];
}

export function single(name: string, help: string, value: number): string[] {
  return metric({ name, type: 'gauge', help }, [{ value }]);
}

function lineOf(name: string, { labels = {}, value }: Sample): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${written.length === 0 ? '' : `{${written.join(',')}}`} ${value}`;
}
