import * as z from 'zod/mini';
import './noEval.ts';
import { STATUSES } from '#core/goal/status.ts';

export const wireStatusSchema = z.enum(STATUSES);
