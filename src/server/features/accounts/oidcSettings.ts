import * as z from 'zod';

export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
};

export const oidcVariables = {
  MILEPOST_OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'must be the address of the provider, https:// and a host (http:// on this machine alone)')
    .optional(),
  MILEPOST_OIDC_CLIENT_ID: z.string().max(500, 'must have at most 500 characters').optional(),
  MILEPOST_OIDC_CLIENT_SECRET: z.string().max(500, 'must have at most 500 characters').optional(),
  MILEPOST_OIDC_NAME: z.string().trim().max(40, 'must have at most 40 characters').optional(),
};

const variables = z.object(oidcVariables);

const NEEDED = ['MILEPOST_OIDC_ISSUER', 'MILEPOST_OIDC_CLIENT_ID', 'MILEPOST_OIDC_CLIENT_SECRET'] as const;

export function missingForOidc(set: z.output<typeof variables>): readonly string[] {
  if ([...NEEDED, 'MILEPOST_OIDC_NAME' as const].every((name) => set[name] === undefined)) return [];
  return NEEDED.filter((name) => set[name] === undefined);
}

export function oidcSettingsOf(set: z.output<typeof variables>): OidcSettings | null {
  const { MILEPOST_OIDC_ISSUER: issuer, MILEPOST_OIDC_CLIENT_ID: clientId } = set;
  const clientSecret = set.MILEPOST_OIDC_CLIENT_SECRET;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer, clientId, clientSecret, name: set.MILEPOST_OIDC_NAME ?? new URL(issuer).hostname };
}

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isBare = username === '' && password === '' && search === '' && hash === '';
  return isBare && (protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname)));
}
