/** Reports the current step once it takes longer than a second. */
export type Progress = {
  /** `isLong`: report it at once. */
  step(text: string, isLong?: boolean): void;
  end(): void;
};

const PATIENCE_MS = 1000;

export function createProgress(say: (line: string) => void): Progress {
  const started = performance.now();
  let current: string | null = null;
  const tell = () => {
    if (current !== null) say(`${current} …`);
    current = null;
  };
  const timer = setInterval(tell, PATIENCE_MS);
  timer.unref();
  return {
    step(text, isLong = false) {
      current = text;
      if (isLong || performance.now() - started > PATIENCE_MS) tell();
    },
    end: () => clearInterval(timer),
  };
}
