const DECLARED = /(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g;
const ASKED = /var\(\s*(--[\w-]+)/g;

/** Rules without the custom properties that nothing asks for, in them or in other styles of the page. */
export function withUsedProperties(rules: string, otherStyles: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of rules.matchAll(DECLARED)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const used = new Set<string>();
  const waiting = asked(`${rules.replace(DECLARED, '')}${otherStyles}`);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...asked((values.get(name) ?? []).join(' ')));
  }
  return rules.replace(DECLARED, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

function asked(styles: string): string[] {
  return [...styles.matchAll(ASKED)].map(([, name = '']) => name);
}
