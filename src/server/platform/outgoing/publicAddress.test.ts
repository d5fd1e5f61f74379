import { describe, expect, it } from 'vitest';
import { isPrivateAddress, literalAddressOf } from './publicAddress.ts';

describe('an address of the own network', () => {
  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.100.0.1', true],
    ['0.0.0.0', true],
    ['203.0.113.9', true],
    ['255.255.255.255', true],
    ['93.184.216.34', false],
    ['::', true],
    ['::1', true],
    ['::127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:93.184.216.34', true],
    ['64:ff9b::7f00:1', true],
    ['64:ff9b:1::7f00:1', true],
    ['2001::1', true],
    ['2001:db8::1', true],
    ['2002:7f00:1::', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['fe80::1%eth0', true],
    ['fec0::1', true],
    ['ff02::1', true],
    ['2606:2800:220:1::1', false],
    ['2606:2800:220:1::1%eth0', false],
    ['2a00:1450:4001:82a::200e', false],
    ['', true],
    ['nonsense', true],
  ])('is told: %s, %s', (address, isOwn) => {
    expect(isPrivateAddress(address)).toBe(isOwn);
  });
});

describe('an address in the place of a host', () => {
  it.each([
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://127.0.0.1./', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f000001/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://１２７.０.０.１/', '127.0.0.1'],
    ['http://127.0.0.1%2e/', '127.0.0.1'],
    ['http://[::1]/', '::1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://[64:ff9b::127.0.0.1]/', '64:ff9b::7f00:1'],
    ['http://hooks.example.org/', null],
    ['http://127.0.0.1.example.org/', null],
  ])('is read however it is spelled: %s', (url, address) => {
    expect(literalAddressOf(new URL(url))).toBe(address);
  });

  it.each(['http://[fe80::1%25eth0]/', 'http://127.0.0.256/'])('is no URL at all: %s', (url) => {
    expect(URL.canParse(url)).toBe(false);
  });
});
