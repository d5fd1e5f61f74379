import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BoundedCache } from '#server/boundedCache.ts';
import type { Store } from '#server/store/store.ts';
import { type Answer, answerOf, noteQuestion, questionOf, wordsOf } from './question.ts';

export type Repeats = {
  /** Calls for each answer that is given again, before it is. */
  onGiven(listener: (response: ServerResponse) => void): void;
};

type RepeatParts = {
  readonly store: Pick<Store, 'moment'>;
  /** Of the one route that is asked like this. */
  readonly path: string;
};

/**
 * Gives an answer again to whoever asks the same in the same words, as open pages and screens do, before the framework
 * and without reading the store (decision 38). It is given again only
 *
 * - at the moment of the store at which it was made: nobody has committed anything since, so whatever was read for it,
 *   session, share, membership and plan, is as it was;
 * - where the door that let the asker in (`noteEntry`) would do so by now: what ends by time has not ended;
 * - where the route (`noteAnswer`) would give the same by now, on the same day.
 *
 * Where a route or a door notes nothing, or the store tells no moments, all is answered in the ordinary way.
 */
export function repeatAnswers(app: FastifyInstance, { store, path }: RepeatParts): Repeats {
  let answers = noAnswers();
  let moment = Number.NaN;
  let isClosing = false;
  let given: (response: ServerResponse) => void = () => {};

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    const words = isClosing ? null : wordsOf(request, path);
    if (words === null) return false;
    const now = store.moment();
    // NaN, no moment, is never the same.
    if (now !== moment) answers = noAnswers();
    moment = now;
    const answer = answers.get(words);
    const body = answer?.body?.deref() ?? null;
    const isThere = answer !== undefined && (answer.body === null || body !== null);
    if (!isThere || !answer.isSame(request) || !answer.mayAsk(request)) {
      noteQuestion(request, { words, moment });
      return false;
    }
    given(response);
    response.writeHead(answer.status, answer.headers).end(body);
    return true;
  }

  standBefore(app, isAnswered);
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const question = questionOf(request);
    const answer = question === null ? null : answerOf(question, reply, payload);
    // What was written while it was made may be in it by half.
    if (question !== null && answer !== null && question.moment === moment && moment === store.moment()) {
      answers.set(question.words, answer);
    }
    done();
  });
  return {
    onGiven: (listener) => {
      given = listener;
    },
  };
}

/** What it does not answer goes on to the framework. */
function standBefore({ server }: FastifyInstance, isAnswered: (...asked: Asked) => boolean): void {
  const [ordinary] = server.listeners('request');
  if (ordinary === undefined) throw new Error('The server answers nothing yet.');
  server.removeAllListeners('request');
  server.on('request', (...asked: Asked) => {
    if (!isAnswered(...asked)) ordinary.apply(server, asked);
  });
}

type Asked = [request: IncomingMessage, response: ServerResponse];

/** Some thousand of different people; bodies are kept, and counted, by whoever made them. */
const MAX_BYTES = 16 * 1024 * 1024;

function noAnswers(): BoundedCache<Answer> {
  return new BoundedCache({ maxBytes: MAX_BYTES, bytesOf: ({ bytes }) => bytes });
}
