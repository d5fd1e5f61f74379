/**
 * Reads a file of variables as systemd reads an EnvironmentFile (systemd.exec): lines NAME=VALUE, comments from # or ; at
 * the beginning of a line, quotes of both kinds, a backslash that takes the next sign as it is. Nothing is filled in.
 */
export function readEnvironmentFile(text: string): Record<string, string> {
  const variables: Record<string, string> = {};
  const scan = new Scan(text.replaceAll('\r\n', '\n'));
  while (!scan.isAtEnd()) {
    scan.skip(/[ \t\n]*/y);
    if (scan.skip(/[#;][^\n]*/y) !== '') continue;
    const name = scan.skip(/[^=\n]*/y).trim();
    if (!scan.take('=')) continue;
    const value = scan.value();
    if (/^[A-Za-z_]\w*$/.test(name)) variables[name] = value;
  }
  return variables;
}

class Scan {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }

  take(sign: string): boolean {
    const isThere = this.#text[this.#at] === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }

  /** To the end of the line; quoted parts and others stand one after another. */
  value(): string {
    this.skip(/[ \t]*/y);
    let value = '';
    while (!this.isAtEnd() && !this.take('\n')) {
      if (this.take("'")) {
        value += this.skip(/[^']*/y);
        this.take("'");
      } else if (this.take('"')) {
        value += unescaped(this.skip(/(?:[^"\\]|\\[\s\S])*/y), /\\(["\\`$\n])/g);
        this.take('"');
      } else {
        const plain = this.skip(/(?:[^'"\\\n]|\\[\s\S])+/y);
        const isLast = this.isAtEnd() || this.#text[this.#at] === '\n';
        value += unescaped(isLast ? plain.trimEnd() : plain, /\\([\s\S])/g);
        if (plain === '') this.#at += 1;
      }
    }
    return value;
  }
}

/** A line that ends with a backslash goes on in the next. */
function unescaped(text: string, escapes: RegExp): string {
  return text.replace(escapes, (_, sign: string) => (sign === '\n' ? '' : sign));
}
