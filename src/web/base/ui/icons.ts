/** On a grid of 16, drawn with a stroke of 1.5, independent of installed fonts. */
export const ICONS = {
  chart: 'M2.5 2.5v11h11M5 10.5l2.5-3 2 1.5 3.5-4.5',
  chevronDown: 'M4 6l4 4 4-4',
  chevronLeft: 'M10 3.5 5.5 8l4.5 4.5',
  chevronRight: 'M6 3.5 10.5 8 6 12.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  comment: 'M2.5 3h11v8H7.5l-3 2.5V11h-2z',
  dashboard: 'M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z',
  expand: 'M9.5 2.5h4v4M13.5 2.5 9.2 6.8M6.5 13.5h-4v-4M2.5 13.5 6.8 9.2',
  filter: 'M2 4h12M4.5 8h7M6.5 12h3',
  flag: 'M4 14V2.5M4 3h8.5l-2 3 2 3H4',
  fold: 'M4 10l4-4 4 4',
  fullscreen: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  inbox: 'M2 9.5 4 3h8l2 6.5V13H2zM2 9.5h3.5l1 2h3l1-2H14',
  history: 'M2.5 8a5.5 5.5 0 1 0 1.6-3.9M2.5 2.5v3h3M8 5v3.2l2.2 1.3',
  leaveFullscreen: 'M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5',
  pencil: 'M10.5 3 13 5.5 5.5 13H3v-2.5zM9 14h5',
  plus: 'M8 3v10M3 8h10',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3l3.7 3.7',
  settings:
    'M2 5h4M10 5h4M2 11h2M8 11h6M8 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6M6 9.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  share: 'M8 10V2M5 4.5 8 2l3 2.5M4.5 7.5h-2v6h11v-6h-2',
  sort: 'M4.5 3v10M2 10.5 4.5 13 7 10.5M9.5 4h4.5M9.5 8h3M9.5 12h1.5',
  table: 'M2 3h12v10H2zM2 6.3h12M2 9.7h12M6 6.3V13',
  timeline: 'M2 4h6M5 8h6M9 12h5',
  tree: 'M2.5 2.5h4v3h-4zM9.5 6.5h4v3h-4zM9.5 11h4v3h-4zM4.5 5.5v7h5M4.5 8h5',
  upload: 'M8 10.5v-8M5 5.5l3-3 3 3M2.5 10v3.5h11V10',
  user: 'M8 2.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M2.7 13.8a5.3 5.3 0 0 1 10.6 0',
} as const;

export type IconName = keyof typeof ICONS;
