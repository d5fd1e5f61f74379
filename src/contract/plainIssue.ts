import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group of named fields',
  record: 'must be a group of named fields',
  null: 'must be null',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be a web address',
};

/** What is wrong with a value, to be read after its name: `“title” is missing`. */
export function plainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (KINDS[issue.expected] ?? OTHER);
    case 'too_big':
      return limit(issue.origin, 'at most', issue.maximum, issue.inclusive !== false);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return limit(issue.origin, 'at least', issue.minimum, issue.inclusive !== false);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not written in the right way';
    case 'invalid_value':
      return issue.values.length > MOST_VALUES ? OTHER : `must be ${listed(issue.values.map(String))}`;
    case 'invalid_union':
      return ofUnion(issue.errors);
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.join(', ')}`;
    default:
      return OTHER;
  }
}

/** The default wording of all schemas. */
z.config({ customError: plainIssue });

const OTHER = 'has a value that does not fit here';
const MOST_VALUES = 12;

function limit(origin: string, bound: 'at most' | 'at least', of: number | bigint, isIncluded: boolean): string {
  if (origin === 'string') return `must have ${bound} ${of} ${of === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `must have ${bound} ${of} ${of === 1 ? 'entry' : 'entries'}`;
  if (isIncluded) return `must be ${bound} ${of}`;
  return `must be ${bound === 'at most' ? 'less' : 'more'} than ${of}`;
}

/** What the alternatives of a union ask for, where they are few and are asked of the value itself. */
function ofUnion(alternatives: readonly (readonly z.core.$ZodIssue[])[]): string {
  const firsts = alternatives.flatMap(([first]) => (first === undefined ? [] : [first]));
  const wanted = [...new Set(firsts.filter(({ path }) => path.length === 0).map(({ message }) => message))];
  const alike = wanted.every((each) => each.startsWith(MUST_BE));
  if (wanted.length === 0 || wanted.length > 4 || !alike) return wanted.length === 1 ? wanted.join('') : OTHER;
  return `${MUST_BE}${listed(wanted.map((each) => each.slice(MUST_BE.length)))}`;
}

const MUST_BE = 'must be ';

/** Alternatives as they are read: `a, b or c`. */
function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} or ${last}`;
}
