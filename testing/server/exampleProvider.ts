import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { machineTime } from '#server/base/clock.ts';
import { listening } from './listening.ts';

export type ProviderPerson = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
};

export type ExampleProvider = {
  readonly issuer: string;
  person: ProviderPerson;
  fault: 'none' | 'signature' | 'nonce' | 'audience' | 'issuer';
  visit(address: string): Promise<string>;
  close(): Promise<void>;
};

export async function startExampleProvider(person: ProviderPerson): Promise<ExampleProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { readonly nonce: string; readonly challenge: string; readonly clientId: string }>();
  const provider = { issuer: '', person, fault: 'none' as ExampleProvider['fault'] };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', provider.issuer);
    const send = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return send({
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/authorize`,
          token_endpoint: `${provider.issuer}/token`,
          userinfo_endpoint: `${provider.issuer}/userinfo`,
          jwks_uri: `${provider.issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/keys':
        return send({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] });
      case '/authorize': {
        const code = randomUUID();
        const asked = url.searchParams;
        codes.set(code, {
          nonce: asked.get('nonce') ?? '',
          challenge: asked.get('code_challenge') ?? '',
          clientId: asked.get('client_id') ?? '',
        });
        const back = new URL(asked.get('redirect_uri') ?? '');
        back.searchParams.set('code', code);
        back.searchParams.set('state', asked.get('state') ?? '');
        return response.writeHead(302, { location: back.href }).end();
      }
      case '/token': {
        const form = new URLSearchParams(await bodyOf(request));
        const known = codes.get(form.get('code') ?? '');
        codes.delete(form.get('code') ?? '');
        const verifier = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        if (known === undefined || known.challenge !== verifier) return send({ error: 'invalid_grant' }, 400);
        return send({ access_token: randomUUID(), token_type: 'Bearer', id_token: idToken(known) });
      }
      default:
        return send({ error: 'not_found' }, 404);
    }
  });

  function idToken({ nonce, clientId }: { readonly nonce: string; readonly clientId: string }): string {
    const now = Math.floor(machineTime() / 1000);
    const { fault } = provider;
    const claims = {
      ...provider.person,
      iss: fault === 'issuer' ? 'https://other.example.org' : provider.issuer,
      aud: fault === 'audience' ? 'another' : clientId,
      nonce: fault === 'nonce' ? 'another' : nonce,
      iat: now,
      exp: now + 300,
    };
    const signed = [{ alg: 'RS256', kid: 'k1', typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const { privateKey } = fault === 'signature' ? others : keys;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  }

  provider.issuer = `http://127.0.0.1:${await listening(server)}`;
  return Object.assign(provider, {
    visit: async (to: string) => {
      const reply = await fetch(to, { redirect: 'manual' });
      return reply.headers.get('location') ?? '';
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
