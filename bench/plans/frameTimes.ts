import * as z from 'zod';

/** What of an event of a browser's trace is looked at; times are microseconds. */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  /** Of which the processor was at it: less where other programs had it. */
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
});
/** What the main thread does once for each frame that it draws. */
const FRAME = 'PrePaint';

type TraceEvent = z.infer<typeof traceEvent>;

/** Work for a frame by the clock, and by the processor: the rest, others had the processor; ms. */
export type FrameTime = { readonly wall: number; readonly processor: number };

/** How long the main thread of a page worked for each frame it drew, from the events of a trace. */
export function frameTimesOf(raw: readonly unknown[]): FrameTime[] {
  const events = raw.flatMap((event) => traceEvent.safeParse(event).data ?? []);
  const frames = events.filter(({ name }) => name === FRAME).toSorted((one, other) => one.ts - other.ts);
  const [first] = frames;
  if (first === undefined) return [];
  const isOfMain = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const tasks = events.filter((event) => event.name === 'RunTask' && isOfMain(event));
  const starts = frames.filter(isOfMain).map(({ ts }) => ts);
  return starts.slice(0, -1).map((start, at) => {
    const frame = { from: start, to: starts[at + 1] ?? start };
    let [wall, processor] = [0, 0];
    for (const { ts, dur = 0, tdur = dur } of tasks) {
      const within = overlap({ from: ts, to: ts + dur }, frame);
      wall += within;
      if (dur > 0) processor += (within / dur) * tdur;
    }
    return { wall: wall / 1_000, processor: processor / 1_000 };
  });
}

type Stretch = { readonly from: number; readonly to: number };

function overlap(one: Stretch, other: Stretch): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}
