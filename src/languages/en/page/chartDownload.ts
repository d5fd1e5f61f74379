export const chartDownload = {
  button: 'Download this chart',
  kinds: { png: 'Picture (PNG)', svg: 'Drawing (SVG)', csv: 'Figures (CSV)' },
  failed: 'The chart could not be saved as a file.',
  goal: 'Goal',
  start: 'Start',
  end: 'End',
  note: 'Note',
  asOf: (date: string) => `As of ${date}`,
};
