import { UnreadableFormula } from './formulaProblem.ts';

/** A word, a number, a goal in brackets or a sign, and where it stands. */
export type Token = {
  readonly kind: 'word' | 'number' | 'goal' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
};

const TOKEN =
  /(\s+)|\[([^\]]*)\]|((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(\p{L}[\p{L}\p{N}_]*)|(<=|>=|<>|[-+*/(),;<>=])/uy;

/** As people write them in texts: they are read as the signs of the keyboard. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  ':': '/',
  '−': '-',
  '–': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  ';': ',',
};

/** A formula in its parts. Throws UnreadableFormula. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const spelled = SPELLINGS[text.charAt(at)];
    if (spelled !== undefined) {
      tokens.push({ kind: 'sign', text: spelled, at });
      at += 1;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) throw unreadable(text, at);
    const [all, blank, goal, number, word] = found;
    if (goal !== undefined) tokens.push({ kind: 'goal', text: goal.trim(), at });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, at });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, at });
    else if (blank === undefined) tokens.push({ kind: 'sign', text: all, at });
    at += all.length;
  }
  return tokens;
}

function unreadable(text: string, at: number): UnreadableFormula {
  if (text.charAt(at) === '[') {
    return new UnreadableFormula({ kind: 'unexpected', at: text.length, length: 0, found: '', expected: [']'] });
  }
  const found = Array.from(text.slice(at)).slice(0, 1).join('');
  return new UnreadableFormula({
    kind: 'unexpected',
    at,
    length: found.length,
    found,
    expected: ['goal', 'number', 'function', 'operator'],
  });
}
