const OTHERS = /[٠-٩۰-۹０-９]/gu;

/** Arabic, Persian and wide digits as 0 to 9, and their marks. */
export function withPlainDigits(text: string): string {
  return text.search(OTHERS) < 0
    ? text
    : text
        .replace(OTHERS, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
        .replaceAll('٫', '.')
        .replaceAll('٬', ',')
        .replaceAll('٪', '%');
}
