import { describe, expect, it } from 'vitest';
import type { Command } from './commands.ts';
import { type KeyPress, shortcutOf } from './shortcuts.ts';

const CTRL = { ctrlKey: true };
const META = { metaKey: true };
const ALT = { altKey: true };
const SHIFT = { shiftKey: true };

function pressed(key: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers };
}

describe('a key press', () => {
  it.each<[string, Partial<KeyPress>, Command | null]>([
    ['k', CTRL, 'palette'],
    ['k', META, 'palette'],
    ['K', CTRL, 'palette'],
    ['k', { ...CTRL, ...META }, null],
    ['k', { ...CTRL, ...SHIFT }, null],
    ['k', { ...CTRL, ...ALT }, null],
    ['k', {}, null],
    ['/', {}, 'keyword'],
    ['/', SHIFT, 'keyword'],
    ['f', {}, 'filters'],
    ['F', {}, 'filters'],
    ['F', SHIFT, 'fullscreen'],
    ['f', SHIFT, 'fullscreen'],
    ['f', CTRL, null],
    ['f', META, null],
    ['f', ALT, null],
    ['n', {}, 'addGoal'],
    ['N', SHIFT, null],
    ['l', {}, 'lookBack'],
    ['[', {}, 'previous'],
    [']', {}, 'next'],
    ['[', { ...CTRL, ...ALT }, 'previous'],
    ['?', SHIFT, 'help'],
    ['Escape', {}, 'close'],
    ['Enter', {}, null],
    ['x', {}, null],
  ])('%s with %j does %s', (key, modifiers, command) => {
    expect(shortcutOf(pressed(key, modifiers), { place: 'page', hasSingleKeys: true })).toBe(command);
  });

  it.each(['/', 'f', '[', ']', '?', 'Escape'])('%s inside a field is typed', (key) => {
    expect(shortcutOf(pressed(key), { place: 'field', hasSingleKeys: true })).toBeNull();
  });

  it.each(['/', 'f', '[', ']', '?'])('%s does nothing where single keys are switched off', (key) => {
    expect(shortcutOf(pressed(key), { place: 'page', hasSingleKeys: false })).toBeNull();
  });

  it.each([
    ['[', 'previousGoal'],
    [']', 'nextGoal'],
    ['f', null],
    ['/', null],
    ['?', null],
    ['Escape', null],
  ])('%s over a dialog does %s: the browser closes it, the page behind it is left alone', (key, command) => {
    expect(shortcutOf(pressed(key), { place: 'dialog', hasSingleKeys: true })).toBe(command);
  });

  it('opens the palette from anywhere, and closes, without single keys', () => {
    expect(shortcutOf(pressed('k', CTRL), { place: 'field', hasSingleKeys: false })).toBe('palette');
    expect(shortcutOf(pressed('Escape'), { place: 'page', hasSingleKeys: false })).toBe('close');
  });
});
