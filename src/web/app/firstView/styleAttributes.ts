const ATTRIBUTE = 'data-first-style';

/**
 * The content policy allows no attributes of style in what the server sends: each becomes a rule, until
 * `rulesAsStyles` makes it a style again.
 */
export function stylesAsRules(drawn: string): { readonly html: string; readonly rules: string } {
  const styles = new Set<string>();
  const html = drawn.replace(/ style="([^"]*)"/g, (_, style: string) => {
    styles.add(style);
    return ` ${ATTRIBUTE}="${style}"`;
  });
  const rules = [...styles].map((style) => `[${ATTRIBUTE}="${style}"]{${style}}`).join('');
  return { html, rules };
}

/** Scripts may set styles: from here on React changes them as it does any other. */
export function rulesAsStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(ATTRIBUTE) ?? '';
    element.removeAttribute(ATTRIBUTE);
  }
}
