import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { ConfigError, readConfig } from './config.ts';

function linesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 4600,
      host: '127.0.0.1',
      dataFolder: resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      hasDemo: true,
      administrator: null,
      today: null,
      trustedProxies: [],
    });
  });

  it('counts an empty value as not set', () => {
    expect(readConfig({ PORT: '', MILEPOST_TODAY: '' })).toEqual(readConfig({}));
  });

  it('is read with every variable set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      MILEPOST_DATA: '/srv/milepost',
      DATABASE_URL: 'postgres://ada:secret@db.example.org/milepost',
      MILEPOST_URL: 'https://goals.example.org/',
      MILEPOST_DEMO: '0',
      MILEPOST_ADMIN_EMAIL: 'Ada@Example.org',
      MILEPOST_ADMIN_PASSWORD: 'eight is',
      MILEPOST_TODAY: '2024-02-29',
      MILEPOST_PROXY: '10.0.0.0/8, ::1, loopback',
    });
    expect(config).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataFolder: resolve('/srv/milepost'),
      databaseUrl: 'postgres://ada:secret@db.example.org/milepost',
      publicUrl: 'https://goals.example.org',
      hasDemo: false,
      administrator: { email: 'ada@example.org', password: 'eight is' },
      today: readIsoDate('2024-02-29'),
      trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '4600.5'],
    ['HOST', 'no spaces'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'nonsense'],
    ['MILEPOST_URL', 'goals.example.org'],
    ['MILEPOST_URL', 'ftp://goals.example.org'],
    ['MILEPOST_URL', 'https://goals.example.org/path'],
    ['MILEPOST_URL', 'https://ada@goals.example.org'],
    ['MILEPOST_DEMO', 'no'],
    ['MILEPOST_TODAY', '2025-02-29'],
    ['MILEPOST_TODAY', 'tomorrow'],
    ['MILEPOST_TODAY', '0000-00-00'],
    ['MILEPOST_PROXY', 'proxy.example.org'],
    ['MILEPOST_PROXY', '10.0.0.0/33'],
    ['MILEPOST_PROXY', '10.0.0.0/8/8'],
    ['MILEPOST_PROXY', '10.0.0.0/'],
  ])('with %s=%s is refused in one line that names it', (name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must be [^\n]+\\.$`));
  });

  it.each([
    [{ MILEPOST_ADMIN_EMAIL: 'ada@example.org' }, 'MILEPOST_ADMIN_PASSWORD must be set'],
    [{ MILEPOST_ADMIN_PASSWORD: 'long enough' }, 'MILEPOST_ADMIN_EMAIL must be set'],
    [{ MILEPOST_ADMIN_EMAIL: 'ada', MILEPOST_ADMIN_PASSWORD: 'long enough' }, 'MILEPOST_ADMIN_EMAIL must be an e-mail'],
    [
      { MILEPOST_ADMIN_EMAIL: 'a@b.org', MILEPOST_ADMIN_PASSWORD: 'seven77' },
      'MILEPOST_ADMIN_PASSWORD must have at least 8',
    ],
  ])('%o is refused: %s', (environment, line) => {
    expect(linesOf(environment)).toEqual([expect.stringContaining(line)]);
  });

  it('names every wrong variable at once and no value', () => {
    const lines = linesOf({ PORT: 'secret1', DATABASE_URL: 'secret2' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('secret');
  });
});
