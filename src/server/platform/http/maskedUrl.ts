/** Parameters whose value opens something: it must not stand in a log. */
const SECRET_PARAMETERS = new Set(['encv', 'token', 'password', 'pass', 'code', 'state']);

/** An address for the log: the values of secret parameters, and tokens in the path of a short link, are starred. */
export function maskedUrl(url: string): string {
  const question = url.indexOf('?');
  if (question < 0) return maskedPath(url);
  const parts = url.slice(question + 1).split('&');
  return `${maskedPath(url.slice(0, question))}?${parts.map(maskedPart).join('&')}`;
}

function maskedPart(part: string): string {
  const equals = part.indexOf('=');
  if (equals < 0) return part;
  const name = part.slice(0, equals);
  return SECRET_PARAMETERS.has(decoded(name).toLowerCase()) ? `${name}=***` : part;
}

/** /s/TOKEN is a short link. */
function maskedPath(path: string): string {
  return path.replace(/^(\/s\/)[^/]+/, '$1***');
}

/** A name may hide behind escapes: `%65ncv` is `encv`. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
