import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BoundedCache } from '#server/boundedCache.ts';
import type { Moment, Store } from '#server/store/store.ts';
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

type Asked = readonly [request: IncomingMessage, response: ServerResponse];

/** What is just being answered in the ordinary way, and who asks the same meanwhile. */
type Asking = { readonly moment: Moment; readonly waiting: Asked[] };

/**
 * Gives an answer again to whoever asks the same in the same words, as open pages and screens do, before the framework
 * and without reading more of the store than its moment (decisions 39 and 47). It is given again only
 *
 * - at the moment of the store at which it was made: nobody has committed anything since, so whatever was read for it,
 *   session, share, membership and plan, is as it was;
 * - where the door that let the asker in (`noteEntry`) would do so by now: what ends by time has not ended;
 * - where the route (`noteAnswer`) would give the same by now, on the same day.
 *
 * Where a route or a door notes nothing, or the store tells no moments, all is answered in the ordinary way. Of many who
 * ask the same at once, as all viewers of a share do after a change, one is answered so, and the others wait for it.
 */
export function repeatAnswers(app: FastifyInstance, { store, path }: RepeatParts): Repeats {
  const ordinary = ordinaryOf(app);
  const asking = new Map<string, Asking>();
  let answers = noAnswers();
  let moment: Moment | null = null;
  let isClosing = false;
  let given: (response: ServerResponse) => void = () => {};

  function answer(asked: Asked, hasWaited: boolean): void {
    const words = wordsOf(asked[0], path);
    const told = words === null ? null : store.moment();
    if (words === null || told === null) ordinary(asked);
    else if (told instanceof Promise) void told.then((now) => answerAt(now, asked, { words, hasWaited }));
    else answerAt(told, asked, { words, hasWaited });
  }

  /** Who has waited once is not put off again: where others keep writing, each would wait for ever. */
  function answerAt(
    now: Moment | null,
    asked: Asked,
    { words, hasWaited }: { readonly words: string; readonly hasWaited: boolean },
  ): void {
    if (asked[1].destroyed) return;
    if (now !== moment) answers = noAnswers();
    moment = now;
    if (now !== null && !isClosing) {
      if (isGiven(asked, words)) return;
      const running = asking.get(words);
      if (!hasWaited && running?.moment === now) {
        running.waiting.push(asked);
        return;
      }
      askFor(asked, { words, moment: now });
    }
    ordinary(asked);
  }

  /** Others who ask the same meanwhile wait, until there is an answer or will be none. */
  function askFor([request, response]: Asked, question: { readonly words: string; readonly moment: Moment }): void {
    noteQuestion(request, question);
    const own: Asking = { moment: question.moment, waiting: [] };
    asking.set(question.words, own);
    response.once('close', () => letOn(question.words, own));
  }

  function isGiven([request, response]: Asked, words: string): boolean {
    const known = answers.get(words);
    if (known === undefined) return false;
    const body = known.body?.deref();
    if (known.body !== null && body === undefined) return false;
    if (!known.isSame(request) || !known.mayAsk(request)) return false;
    given(response);
    response.writeHead(known.status, known.headers).end(body);
    return true;
  }

  function letOn(words: string, { waiting }: Asking): void {
    if (asking.get(words)?.waiting === waiting) asking.delete(words);
    for (const asked of waiting.splice(0)) answer(asked, true);
  }

  const { server } = app;
  server.removeAllListeners('request');
  server.on('request', (request, response) => answer([request, response], false));
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const question = questionOf(request);
    if (question === null) return done();
    const { words } = question;
    const made = answerOf(question, reply, payload);
    // Where something was written while it was made, it is of no moment that comes again.
    if (made !== null && question.moment === moment) answers.set(words, made);
    done();
    const own = asking.get(words);
    if (own !== undefined && own.moment === question.moment) letOn(words, own);
  });
  return {
    onGiven: (listener) => {
      given = listener;
    },
  };
}

/** What the framework does with a request. */
function ordinaryOf({ server }: FastifyInstance): (asked: Asked) => void {
  const [listener] = server.listeners('request');
  if (listener === undefined) throw new Error('The server answers nothing yet.');
  return (asked) => listener.apply(server, asked);
}

/** Some thousand of different people; bodies are kept, and counted, by whoever made them. */
const MAX_BYTES = 16 * 1024 * 1024;

function noAnswers(): BoundedCache<Answer> {
  return new BoundedCache({ maxBytes: MAX_BYTES, bytesOf: ({ bytes }) => bytes });
}
