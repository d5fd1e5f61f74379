import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests of core alone: what `npm run test:mutation` holds core's mutants against. */
const core = mergeConfig(config, {});
core.test = { ...core.test, include: ['src/core/**/*.test.ts'] };
export default core;
