import * as z from 'zod';

export type MailSettings = {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: string;
  readonly fromName: string;
};

export const mailVariables = {
  MILEPOST_SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address smtp://user:password@host:587 or smtps://user:password@host')
    .transform((text) => new URL(text))
    .optional(),
  MILEPOST_SMTP_FROM: z
    .string()
    .transform(senderIn)
    .refine(
      ({ address, name }) => isEmail(address) && address.length <= 254 && SENDER_NAME.test(name),
      "must be an e-mail address, or a name and an address as in 'Milepost <milepost@example.org>'",
    )
    .optional(),
};

const variables = z.object(mailVariables);

/** Null where no mail server is set. `publicUrl` provides the sender's host where nothing else does. */
export function mailSettingsOf(
  { MILEPOST_SMTP_URL: url, MILEPOST_SMTP_FROM: from }: z.output<typeof variables>,
  publicUrl: string | null,
): MailSettings | null {
  if (url === undefined) return null;
  const isSecure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? SMTPS_PORT : SUBMISSION_PORT) : Number(url.port),
    isSecure,
    login: user === '' ? null : { user, password: decodeURIComponent(url.password) },
    from:
      from?.address ??
      (isEmail(user) ? user : `milepost@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}`),
    fromName: from?.name ?? SENDER,
  };
}

const SENDER = 'Milepost';
const SENDER_NAME = /^[^<>"\p{Cc}]{1,60}$/u;

function senderIn(text: string): { readonly address: string; readonly name: string } {
  const [, name = SENDER, address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return { address: address.trim(), name: name === '' ? SENDER : name };
}

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const isBare = ['', '/'].includes(pathname) && search === '' && hash === '' && port !== '0';
  return (
    ['smtp:', 'smtps:'].includes(protocol) &&
    hostname !== '' &&
    isBare &&
    (password === '' || username !== '') &&
    isDecodable(username) &&
    isDecodable(password)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}
