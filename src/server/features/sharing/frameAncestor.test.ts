import { describe, expect, it } from 'vitest';
import { readFrameAncestor } from './frameAncestor.ts';

describe('a site that may frame a share', () => {
  it.each([
    ['riverton.gov', 'riverton.gov'],
    [' Riverton.GOV/ ', 'riverton.gov'],
    ['https://riverton.gov', 'https://riverton.gov'],
    ['HTTP://localhost:4601', 'http://localhost:4601'],
    ['https://*.riverton.gov:8443', 'https://*.riverton.gov:8443'],
    ['*.riverton.gov', '*.riverton.gov'],
    ['127.0.0.1:65535', '127.0.0.1:65535'],
    ['http://[::1]:80', 'http://[::1]:80'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['intra_net', 'intra_net'],
  ])('%j is %j', (text, source) => {
    expect(readFrameAncestor(text)).toBe(source);
  });

  it.each([
    '',
    '*',
    'https://*',
    '*.',
    "'self'",
    "'none'",
    'https:',
    'data:',
    'javascript:alert(1)',
    'a.org b.org',
    'a.org;script-src *',
    'a.org,b.org',
    'a.org\nx: y',
    'a.org/path',
    'a.org?x',
    'a.org#x',
    'user@a.org',
    'a.org:65536',
    'a.org:',
    '-a.org',
    'a..org',
    'ftp://a.org',
    'a.*.org',
    '[zz]',
    'a\\b.org',
  ])('%j is none', (text) => {
    expect(readFrameAncestor(text)).toBeNull();
  });
});
