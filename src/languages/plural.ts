/** How something is said for one, and for other counts. */
export type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Chooses among forms by the plural rules of a language; where it has no form of its own for a count, `other`. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
