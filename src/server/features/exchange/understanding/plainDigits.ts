const ARABIC = /[٠-٩۰-۹]/gu;

/** Arabic and Persian digits as 0 to 9, and their marks. */
export function withPlainDigits(text: string): string {
  return text.search(ARABIC) < 0
    ? text
    : text
        .replace(ARABIC, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
        .replaceAll('٫', '.')
        .replaceAll('٬', ',')
        .replaceAll('٪', '%');
}
