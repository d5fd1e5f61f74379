import { describe, expect, it } from 'vitest';
import { nearestName } from './nearestName.ts';

const SHARE = ['label', 'expires_at', 'password', 'frame_ancestors', 'theme', 'language', 'paused'];
const MEMBER = ['email', 'name', 'role', 'dept_id', 'leads_department'];
const GOALS = ['encv', 'fiscal_year', 'plan_id', 'ids', 'fields', 'without', 'as_of'];

describe('the known name that was meant', () => {
  it.each([
    ['pasword', SHARE, 'password'],
    ['passwrod', SHARE, 'password'],
    ['is_paused', SHARE, 'paused'],
    ['Label', SHARE, 'label'],
    ['expiresAt', SHARE, 'expires_at'],
    ['rol', MEMBER, 'role'],
    ['plan', GOALS, 'plan_id'],
    ['planId', GOALS, 'plan_id'],
    ['year', GOALS, 'fiscal_year'],
    ['as-of', GOALS, 'as_of'],
    // Three typing errors away, too short, and nothing alike.
    ['pawrd', SHARE, null],
    ['id', GOALS, null],
    ['rs', GOALS, null],
    ['_', GOALS, null],
    ['', GOALS, null],
    ['colour', SHARE, null],
    ['anything', [], null],
  ])('%s among %j: %s', (name, known, meant) => {
    expect(nearestName(name, known)).toBe(meant);
  });

  it('is looked for in a name of any length', () => {
    expect(nearestName('x'.repeat(100_000), SHARE)).toBeNull();
  });
});
