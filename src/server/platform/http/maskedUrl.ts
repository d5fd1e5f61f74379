/** Parameters with secrets, which must not be logged. */
const SECRET_PARAMETERS = new Set(['encv', 'token', 'password', 'pass', 'code', 'state']);

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

function maskedPath(path: string): string {
  return path.replace(/^(\/s\/)[^/]+/, '$1***');
}

/** `%65ncv` is `encv`. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
