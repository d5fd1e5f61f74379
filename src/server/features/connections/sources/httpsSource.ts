import { rootCertificates } from 'node:tls';
import { formatIsoDate } from '#core/calendar/date.ts';
import { isNamedOrigin } from '#server/platform/outgoing/allowedHosts.ts';
import { askOut, type OutAnswer } from '#server/platform/outgoing/askOut.ts';
import { addressOf } from './addressOf.ts';
import { answeredFile } from './answeredFile.ts';
import { ANSWER_WITHIN_MS, MOST_BYTES, NOTHING_FOUND, type OpenConnection, type Source } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

type Https = OpenConnection<'https'>;

export const httpsSource: Source<'https'> = {
  fetch: async (connection, { ask, since }) => {
    const asked = ask.replace(/:since\b/g, formatIsoDate(since));
    const answer = await answerOf(connection, addressOf(connection.settings.url, asked));
    const { format: _format, ...file } = answeredFile(answer.bytes, answer.contentType);
    return { file, milliseconds: answer.milliseconds };
  },
  test: async (connection) => {
    const url = addressOf(connection.settings.url, '');
    const answer = await answerOf(connection, url, { takesMissing: true });
    const found = { ...NOTHING_FOUND, milliseconds: answer.milliseconds };
    // An address that its feeds go on from may have nothing itself.
    if (answer.status === 404 || answer.status === 403) return found;
    const { format } = formatOf(answer);
    return { ...found, format, bytes: format === null ? null : answer.bytes.length };
  },
};

function formatOf({ bytes, contentType }: OutAnswer): { readonly format: string | null } {
  try {
    return answeredFile(bytes, contentType);
  } catch (error) {
    if (error instanceof SourceFailure && error.code !== 'web_page') return { format: null };
    throw error;
  }
}

async function answerOf(
  { settings, secret, places }: Https,
  url: URL,
  { takesMissing = false }: { readonly takesMissing?: boolean } = {},
): Promise<OutAnswer> {
  const own = new URL(settings.url);
  const isNamed = ({ href }: URL) => isNamedOrigin(href, places.origins);
  const answer = await askOut(url, {
    headers: {
      accept:
        'text/csv, application/json;q=0.9, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5',
      'user-agent': 'Milepost',
    },
    secretHeaders: secretHeaders(settings, secret),
    // A redirect to the own network needs its origin named, and named as one that this connection may redirect to.
    isAllowed: (each) =>
      (each.protocol === 'https:' || isNamed(each)) &&
      (each.host === own.host || settings.redirect_hosts.some((pattern) => matches(each.hostname, pattern))),
    isOwnNetwork: isNamed,
    limits: { bytes: MOST_BYTES, milliseconds: ANSWER_WITHIN_MS },
    ...(settings.certificate === null ? {} : { ca: [...rootCertificates, settings.certificate] }),
  });
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  if (takesMissing && (status === 404 || (status === 403 && secret === null))) return answer;
  if (status === 401 || status === 403) throw new SourceFailure('password_refused', url.host);
  if (status === 404 || status === 410) throw new SourceFailure('not_found', url.pathname);
  throw new SourceFailure('status', String(status));
}

function secretHeaders(
  { auth, user, header }: Https['settings'],
  secret: string | null,
): Readonly<Record<string, string>> {
  if (secret === null) return {};
  switch (auth) {
    case 'none':
      return {};
    case 'bearer':
      return { authorization: `Bearer ${secret}` };
    case 'basic':
      return { authorization: `Basic ${Buffer.from(`${user ?? ''}:${secret}`).toString('base64')}` };
    case 'header':
      return header === null ? {} : { [header.toLowerCase()]: secret };
  }
}

function matches(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
}
