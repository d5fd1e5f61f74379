import { createHash } from 'node:crypto';
import type { WireHouse } from '#contract/house.ts';
import { accentOf, type ThemeAccent } from '#core/house/accent.ts';
import type { LetterHouse } from '#server/platform/mail/houseLetter.ts';
import type { Database } from '#server/store/database/store.ts';
import { findHouse, findLogo, type House, logoPath } from './house.ts';

/** What the header of a page has room for, in px. */
const SHOWN_HEIGHT = 28;
const SHOWN_WIDTH = 140;

/** On paper and before signing in. */
const LARGE_HEIGHT = 42;

/** The styles that carry accent and logo on every page, under an address that tells their content; null for none. */
export function houseStyles(house: House): { readonly path: string; readonly text: string } | null {
  const text = `${accentRules(house)}${logoRules(house)}`;
  if (text === '') return null;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { path: `/house/${name}.css`, text };
}

/** The same for letters, which are read on white. */
export async function letterHouseOf(db: Database): Promise<LetterHouse> {
  const { accent: wanted, logo } = await findHouse(db);
  const png = logo === null ? null : await findLogo(db, logo.name);
  const accent = wanted === null ? null : (accentOf(wanted)?.light.accent ?? null);
  if (logo === null || png === null) return { accent, logo: null };
  const width = Math.max(1, Math.round(Math.min((LARGE_HEIGHT * logo.width) / logo.height, SHOWN_WIDTH)));
  const height = Math.max(1, Math.round((width * logo.height) / logo.width));
  return { accent, logo: { png, width, height, ground: logo.ground === 'dark' ? '#161a21' : '#ffffff' } };
}

export function wireHouseOf({ accent, logo }: House): WireHouse {
  const styles = houseStyles({ accent, logo });
  return {
    accent,
    logo: logo && { href: logoPath(logo.name), width: logo.width, height: logo.height, ground: logo.ground },
    styles: styles?.path ?? null,
  };
}

function accentRules({ accent: wanted }: House): string {
  const accent = wanted === null ? null : accentOf(wanted);
  if (accent === null) return '';
  const both = (name: keyof ThemeAccent) => `light-dark(${accent.light[name]},${accent.dark[name]})`;
  const tokens = {
    accent: both('accent'),
    'on-accent': both('onAccent'),
    'accent-hover': both('hover'),
    'accent-tint': both('tint'),
    'accent-line': both('line'),
  };
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${rules.join(';')}}`;
}

/**
 * `data-house` is where the page shows whose it is: `mark` in its header, where the logo stands for the mark and name of
 * Milepost, which stay for who hears the page; `badge` in place of a sign; `line` above a name.
 */
function logoRules({ logo }: House): string {
  if (logo === null) return '';
  const { name, width, height, ground } = logo;
  const sized = (tall: number) => {
    const wide = Math.min((tall * width) / height, SHOWN_WIDTH);
    return `inline-size:${Math.max(1, Math.round(wide))}px;block-size:${Math.max(1, Math.round((wide * height) / width))}px`;
  };
  return [
    `[data-house]::before{content:"";display:block;flex:none;box-sizing:content-box;${sized(LARGE_HEIGHT)};padding:${ground === null ? 0 : 4}px;border-radius:6px;background:url(${logoPath(name)}) center/contain no-repeat content-box border-box ${plateFor(ground)};print-color-adjust:exact;-webkit-print-color-adjust:exact}`,
    `[data-house=mark]::before{${sized(SHOWN_HEIGHT)};max-inline-size:calc(var(--rail-width) - 32px)}`,
    '[data-house]>svg{display:none}',
    '[data-house=mark]>span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}',
    '[data-house=badge]{inline-size:auto;block-size:auto;border:0;background:none;font-size:0}',
    '[data-house=line]::before{margin-block-end:4px}',
    '@media (640px <= width < 960px){[data-house=mark]{inline-size:auto;padding-inline:12px 16px}[data-house=mark]::before{max-inline-size:88px}}',
    '@media (width < 640px){header:has(>[data-house=mark]){grid-template-columns:auto auto minmax(0,1fr) auto}[data-house=mark]{inline-size:auto}[data-house=mark]::before{max-inline-size:56px}}',
  ].join('');
}

/** White and the surface of the dark theme, each in the theme that is not so. */
function plateFor(ground: NonNullable<House['logo']>['ground']): string {
  if (ground === null) return 'transparent';
  return ground === 'light' ? 'light-dark(transparent,#ffffff)' : 'light-dark(#161a21,transparent)';
}
