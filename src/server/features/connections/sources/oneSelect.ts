import { SourceFailure } from './sourceFailure.ts';

export type Dialect = 'postgresql' | 'mysql';

/** A piece of a statement: what is quoted or a comment is never looked into. */
type Piece = { readonly text: string; readonly isCode: boolean };

const PIECES: Readonly<Record<Dialect, RegExp>> = {
  postgresql:
    /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_\x80-\uffff][\w\x80-\uffff]*)?\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\//g,
  mysql: /'(?:[^'\\]|''|\\[\s\S])*'|"(?:[^"\\]|""|\\[\s\S])*"|`(?:[^`]|``)*`|--[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\//g,
};

/**
 * A statement as it is sent: one SELECT, with a parameter for each `:since`. The transaction that it runs in is
 * read-only as well; this says in a sentence what would fail there, and keeps out what no transaction holds. Throws
 * SourceFailure (`not_a_select`).
 */
export function oneSelect(sql: string, dialect: Dialect): { readonly text: string; readonly parameters: number } {
  const pieces = piecesOf(sql, dialect);
  const code = pieces.map(({ text, isCode }) => (isCode ? text : ' ')).join('');
  if (pieces.some(({ text, isCode }) => !isCode && /^\/\*M?!/.test(text))) throw refused('comments must not be code');
  const statement = code.replace(/;\s*$/, '');
  if (statement.includes(';')) throw refused('there are several statements');
  const [first = ''] = /[A-Za-z]+/.exec(statement) ?? [];
  if (statement.trim() === '') throw refused('there is none');
  if (!/^\s*\(*\s*(select|with)\b/i.test(statement))
    throw refused(`this begins with ${first.toUpperCase() || 'a sign'}`);
  const [word] = /\binto\b|\bfor\s+(?:no\s+key\s+)?(?:update|share|key\s+share)\b|\block\s+in\b/i.exec(statement) ?? [];
  if (word !== undefined) throw refused(`${word.toUpperCase()} is not allowed`);
  let parameters = 0;
  const last = pieces.findLastIndex(({ text, isCode }) => isCode && text.trim() !== '');
  const text = pieces
    .map((piece, at) => {
      if (!piece.isCode) return piece.text;
      const ended = at === last ? piece.text.replace(/;\s*$/, '') : piece.text;
      return ended.replace(/(?<![:\w]):since\b/g, () => {
        parameters += 1;
        return dialect === 'postgresql' ? '$1::date' : '?';
      });
    })
    .join('');
  return { text, parameters };
}

function piecesOf(sql: string, dialect: Dialect): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of sql.matchAll(PIECES[dialect])) {
    pieces.push({ text: sql.slice(at, match.index), isCode: true }, { text: match[0], isCode: false });
    at = match.index + match[0].length;
  }
  return [...pieces, { text: sql.slice(at), isCode: true }];
}

function refused(why: string): SourceFailure {
  return new SourceFailure('not_a_select', why);
}
