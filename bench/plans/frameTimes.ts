import * as z from 'zod';

/** What of an event of a browser's trace is looked at; times are microseconds. */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
});
type TraceEvent = z.infer<typeof traceEvent>;

/** How long the main thread of a page worked for each frame it drew, from the events of a trace; ms. */
export function frameTimesOf(raw: readonly unknown[]): number[] {
  const events = raw.flatMap((event) => traceEvent.safeParse(event).data ?? []);
  const frames = events
    .filter(({ name }) => name === 'BeginMainThreadFrame')
    .toSorted((one, other) => one.ts - other.ts);
  const [first] = frames;
  if (first === undefined) return [];
  const isOfMain = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const tasks = events.filter((event) => event.name === 'RunTask' && isOfMain(event));
  const starts = frames.filter(isOfMain).map(({ ts }) => ts);
  return starts.slice(0, -1).map((start, at) => {
    const end = starts[at + 1] ?? start;
    const work = tasks.reduce(
      (sum, { ts, dur = 0 }) => sum + overlap({ from: ts, to: ts + dur }, { from: start, to: end }),
      0,
    );
    return work / 1_000;
  });
}

type Stretch = { readonly from: number; readonly to: number };

function overlap(one: Stretch, other: Stretch): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}
