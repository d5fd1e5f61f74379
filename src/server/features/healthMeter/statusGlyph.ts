import type { Status } from '#core/goal/status.ts';

/**
 * The glyph of a band's status on a grid of 14, as markup: classes `w` filled with ink, `l` stroked with ink, `g` cut
 * out in the surface colour. The same shapes as on the dashboard's badges.
 */
export const STATUS_GLYPHS: Partial<Readonly<Record<Status, string>>> = {
  on_target:
    '<path class="l" d="M1.2 10.3l3.6-3.5 2.6 2.4 5-5.2M8.9 3.8h3.6v3.6" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  off_target:
    '<path class="w" d="M7 1.1l6.4 11.8H.6z"/><path class="g" d="M7 5.3v3M7 10.6v.01" stroke-width="1.6" stroke-linecap="round"/>',
  critical:
    '<path class="w" d="M4.5 1h5L13 4.5v5L9.5 13h-5L1 9.5v-5z"/><path class="g" d="M7 3.9v3.7M7 10v.01" stroke-width="1.6" stroke-linecap="round"/>',
};
