import { SourceFailure } from './sourceFailure.ts';

export type Dialect = 'postgresql' | 'mysql';

/** A piece of a statement: what is quoted or a comment is never looked into. */
type Piece = { readonly text: string; readonly isCode: boolean };

/** What begins a text, a quoted name or a comment; in MySQL `--` begins one only before a blank. */
const OPENINGS: Readonly<Record<Dialect, RegExp>> = {
  postgresql: /'|"|(?<![\w$\x80-\uffff])\$(?:[A-Za-z_\x80-\uffff][\w\x80-\uffff]*)?\$|--|\/\*/g,
  mysql: /['"`#]|--(?![!-\uffff])|\/\*/g,
};

/**
 * A statement as it is sent: one SELECT, with a parameter for each `:since`. The transaction that it runs in is
 * read-only as well; this says in a sentence what would fail there, and keeps out what no transaction holds. Throws
 * SourceFailure (`not_a_select`).
 */
export function oneSelect(sql: string, dialect: Dialect): { readonly text: string; readonly parameters: number } {
  const pieces = piecesOf(sql, dialect);
  const code = pieces.map(({ text, isCode }) => (isCode ? text : ' ')).join('');
  const comments = pieces.filter(({ text, isCode }) => !isCode && text.startsWith('/*'));
  if (comments.some(({ text }) => /^\/\*M?!/.test(text))) throw refused('comments must not be code');
  // A hint may lift the limit of time.
  if (comments.some(({ text }) => text.startsWith('/*+'))) throw refused('comments must not be hints');
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

/** Throws SourceFailure where a text or comment does not end. */
function piecesOf(sql: string, dialect: Dialect): Piece[] {
  const opening = new RegExp(OPENINGS[dialect]);
  const pieces: Piece[] = [];
  let at = 0;
  for (let match = opening.exec(sql); match !== null; match = opening.exec(sql)) {
    const end = endOf(sql, { at: match.index, opening: match[0], dialect });
    if (end === null) throw refused(`${match[0]} is never closed`);
    pieces.push(
      { text: sql.slice(at, match.index), isCode: true },
      { text: sql.slice(match.index, end), isCode: false },
    );
    at = end;
    opening.lastIndex = end;
  }
  return [...pieces, { text: sql.slice(at), isCode: true }];
}

/** Where what begins there ends; each sign is looked at once. */
function endOf(
  sql: string,
  { at, opening, dialect }: { readonly at: number; readonly opening: string; readonly dialect: Dialect },
): number | null {
  switch (opening) {
    case '/*':
      return endOfComment(sql, at, dialect === 'postgresql');
    case '--':
    case '#': {
      const feed = sql.indexOf('\n', at);
      return feed < 0 ? sql.length : feed;
    }
    case "'":
    case '"':
    case '`':
      return endOfQuoted(
        sql,
        at,
        opening !== '`' && (dialect === 'mysql' || /(?<![\w$])[eE]$/.test(sql.slice(at - 2, at))),
      );
    default: {
      const end = sql.indexOf(opening, at + opening.length);
      return end < 0 ? null : end + opening.length;
    }
  }
}

/** Those of PostgreSQL may lie in each other. */
function endOfComment(sql: string, start: number, isNested: boolean): number | null {
  let depth = 0;
  for (let at = start; at < sql.length - 1; at += 1) {
    const two = sql.slice(at, at + 2);
    if (two === '*/') depth -= 1;
    else if (two === '/*' && (isNested || depth === 0)) depth += 1;
    else continue;
    at += 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

/** A doubled quote is one of the text, and so is one behind a backslash where that is a sign of its own. */
function endOfQuoted(sql: string, start: number, hasEscapes: boolean): number | null {
  const quote = sql[start];
  for (let at = start + 1; at < sql.length; at += 1) {
    if (hasEscapes && sql[at] === '\\') at += 1;
    else if (sql[at] !== quote) continue;
    else if (sql[at + 1] === quote) at += 1;
    else return at + 1;
  }
  return null;
}

function refused(why: string): SourceFailure {
  return new SourceFailure('not_a_select', why);
}
