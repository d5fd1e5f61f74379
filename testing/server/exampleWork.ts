import { answerRequests } from '#server/base/workProcess.ts';

/** For tests of processes that read what strangers sent: who reads, and what the system refuses to let it become. */
export type ExampleWork = { readonly refusal: string | null };
export type ExampleAnswer = { readonly loadedBy: number; readonly answeredBy: number };

const whoami = () => process.getuid?.() ?? -1;

answerRequests(
  async ({ refusal }: ExampleWork) => {
    if (refusal !== null) {
      process.setuid = () => {
        throw Object.assign(new Error(refusal), { code: refusal });
      };
    }
    return whoami();
  },
  async (loadedBy): Promise<ExampleAnswer> => ({ loadedBy, answeredBy: whoami() }),
);
