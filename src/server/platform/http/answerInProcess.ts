import type { FastifyInstance, FastifyRequest } from 'fastify';

export type AnswerRequest = (asked: { readonly url: string; readonly accept: string }) => Promise<InProcessAnswer>;

export type InProcessAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export type Asker = {
  readonly headers: FastifyRequest['headers'];
  readonly host: string;
  readonly ip: string;
};

/** The page gets what the asker would get, and nothing else. */
export function answerInProcess(app: Pick<FastifyInstance, 'inject'>, { headers, host, ip }: Asker): AnswerRequest {
  return async ({ url, accept }) => {
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { ...onlyText(headers), accept, host },
      remoteAddress: ip,
    });
    const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
    return {
      status: answer.statusCode,
      headers: onlyText({ 'content-type': type, 'content-security-policy': policy }),
      body: answer.rawPayload,
    };
  };
}

function onlyText(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
