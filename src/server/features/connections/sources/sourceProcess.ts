import { answerRequests } from '#server/base/workProcess.ts';
import type { SourceAsked, SourceTold } from './askInProcess.ts';
import { failureOf } from './sourceFailure.ts';
import { type LoadedSource, loadSource } from './sources.ts';

// A process that asks sources, one after the other: whatever they answer is read here, and ends nothing but this.
answerRequests(({ connection }: SourceAsked) => loadSource(connection), tell);

async function tell(source: LoadedSource, { question }: SourceAsked): Promise<SourceTold> {
  try {
    return question === null ? { found: await source.test() } : { answer: await source.fetch(question) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== null) return { failure: { code: failure.code, about: failure.about } };
    return { unexpected: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
