import { type CompiledQuery, DefaultQueryCompiler, type RootOperationNode } from 'kysely';
import { isWithinPlan } from './withinPlan.ts';

/** Stack frames between a statement and its author. */
const DEPTH = 60;

const TESTS = /\.test\.tsx?|UnderTest\.ts|\/example\w*\.ts|childWriter|childServer/;

/**
 * From here on a product statement on a plan's tables that does not name the plan is an error: every test that runs
 * the server checks its statements. Set up in vitest.setup.ts; once is enough for all files that share a worker.
 */
export function watchStatements(): void {
  if (isWatched) return;
  isWatched = true;
  const compile = DefaultQueryCompiler.prototype.compileQuery;
  DefaultQueryCompiler.prototype.compileQuery = function watched(
    this: DefaultQueryCompiler,
    node: RootOperationNode,
    ...rest
  ): CompiledQuery {
    const compiled = compile.call(this, node, ...rest);
    if (!isWithinPlan(compiled.sql) && !isOfTest()) {
      throw new Error(
        `This statement names no plan_id, and is not among those that go through all plans: ${compiled.sql}`,
      );
    }
    return compiled;
  };
}

let isWatched = false;

/** Whether a test wrote the statement: the first of our own files in the stack decides. */
function isOfTest(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const frames = (new Error('here').stack ?? '').split('\n').slice(1);
  Error.stackTraceLimit = limit;
  const own = frames.filter((frame) => !/node_modules|node:|statementsUnderTest/.test(frame));
  return TESTS.test(own[0] ?? '');
}
