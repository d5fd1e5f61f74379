import type { SourceAsked, SourceTold } from './askInProcess.ts';
import { failureOf } from './sourceFailure.ts';
import { fetchSource, testSource } from './sources.ts';

// A process that asks sources, one after the other: whatever they answer is read here, and ends nothing but this.
process.on('message', ({ request }: { readonly request: SourceAsked }) => {
  void tell(request).then((told) => process.send?.(told));
});

async function tell({ connection, question }: SourceAsked): Promise<SourceTold> {
  try {
    return question === null
      ? { found: await testSource(connection) }
      : { answer: await fetchSource(connection, question) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== null) return { failure: { code: failure.code, about: failure.about } };
    return { unexpected: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
