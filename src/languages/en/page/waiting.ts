export const waiting = {
  view: 'Waiting',
  title: (count: number) => (count === 1 ? '1 figure waits for a yes' : `${count} figures wait for a yes`),
  text: (count: number) =>
    `${count === 1 ? 'It is' : 'They are'} not counted until a lead, or the lead of the department, says yes.`,
  none: 'No figure waits',
  noneText: 'What members enter from now on appears here until a lead says yes.',
  yes: 'Yes',
  no: 'No',
  yesTo: (name: string) => `Yes to ${name}`,
  noTo: (name: string) => `No to ${name}`,
  yesAll: (count: number) => `Yes to all ${count}`,
  noAll: 'No to all',
  actual: 'Actual',
  target: 'Target',
  now: (value: string) => `now ${value}`,
  coming: 'Starts only later: is it the right period?',
  statusAfter: (status: string) => `After a yes: ${status}`,
  empty: 'empty',
  by: (by: string, at: string) => `${by}, ${at}`,
  chip: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
  chipText: (count: number) =>
    count === 1
      ? '1 figure of this goal waits for the yes of a lead'
      : `${count} figures of this goal wait for the yes of a lead`,
  cell: (value: string, by: string) => `${value} waits for a yes (entered by ${by})`,
  confirmed: (count: number) => (count === 1 ? '1 figure counts now' : `${count} figures count now`),
  declined: (count: number) => (count === 1 ? '1 figure was declined' : `${count} figures were declined`),
  failed: 'The waiting figures could not be loaded.',
  notAnswered: 'The answer could not be saved.',
  loading: 'Loading what waits',
};
