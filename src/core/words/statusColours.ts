import type { Status } from '#core/goal/status.ts';
import type { Palette } from '#core/plan/palette.ts';

/** In the light theme and in the dark one. */
export type Tones = readonly [light: string, dark: string];

/** Solid: bars, arcs and segments; ink on tint: badges. */
export type StatusColours = { readonly solid: Tones; readonly ink: Tones; readonly tint: Tones };

/** Measured by scripts/statusPalettes.test.ts; the styles of the page have the same. */
export const STATUS_COLOURS: Readonly<Record<Palette, Readonly<Record<Status, StatusColours>>>> = {
  milepost: {
    achieved: { solid: ['#155f46', '#43aa86'], ink: ['#07573a', '#7fe0b4'], tint: ['#e2f4ea', '#10291f'] },
    on_target: { solid: ['#24a477', '#95f4c9'], ink: ['#0c6440', '#8fe8be'], tint: ['#e6f6ee', '#12301f'] },
    off_target: { solid: ['#c17d04', '#f3bd0a'], ink: ['#7a4e00', '#ffd778'], tint: ['#fff3d6', '#33260a'] },
    critical: { solid: ['#ae000c', '#dd272e'], ink: ['#9e1529', '#ffa3b0'], tint: ['#fde8ea', '#3a141b'] },
    not_started: { solid: ['#0063ca', '#8bbdf5'], ink: ['#22509f', '#a9c8ff'], tint: ['#e8f0fd', '#14233f'] },
    deferred: { solid: ['#283658', '#4f6bc9'], ink: ['#36447d', '#bcc5f5'], tint: ['#eceef8', '#1d2140'] },
  },
  blue_brown: {
    achieved: { solid: ['#133897', '#598af7'], ink: ['#243f7d', '#bbd1ff'], tint: ['#e9f0ff', '#1b2539'] },
    on_target: { solid: ['#4d93fb', '#baefff'], ink: ['#29528e', '#baefff'], tint: ['#e8f1ff', '#092a32'] },
    off_target: { solid: ['#bb8c1f', '#ffd710'], ink: ['#6b4d01', '#ecda95'], tint: ['#f9efde', '#2b250c'] },
    critical: { solid: ['#6f2e00', '#c26900'], ink: ['#6f2e00', '#fec396'], tint: ['#feece3', '#342011'] },
    not_started: { solid: ['#687081', '#abacac'], ink: ['#4b5363', '#d0d1d1'], tint: ['#eef0f3', '#262a30'] },
    deferred: { solid: ['#330936', '#735e86'], ink: ['#330936', '#ddc6f3'], tint: ['#f9ebfa', '#2b2034'] },
  },
  grey_red: {
    achieved: { solid: ['#020304', '#ffffff'], ink: ['#141619', '#eeeeee'], tint: ['#e9ecef', '#2a2e34'] },
    on_target: { solid: ['#2b3443', '#d2dffb'], ink: ['#2b3443', '#d2dffb'], tint: ['#e8edf4', '#1e2535'] },
    off_target: { solid: ['#c8861e', '#f5b407'], ink: ['#724800', '#efcc8c'], tint: ['#fbeede', '#2f230d'] },
    critical: { solid: ['#a50f04', '#f63919'], ink: ['#85362c', '#ffbfb2'], tint: ['#feebe8', '#361e19'] },
    not_started: { solid: ['#667383', '#8da4af'], ink: ['#475463', '#bdd5e1'], tint: ['#eef1f4', '#1d282e'] },
    deferred: { solid: ['#181431', '#4b669b'], ink: ['#181431', '#bad2ff'], tint: ['#efeefe', '#1b2539'] },
  },
};
