export const merging = {
  title: 'Somebody else saved this meanwhile, and you have it otherwise.',
  differs: (what: string, mine: string, theirs: string) => `${what}: yours “${mine}”, theirs “${theirs}”.`,
  otherwise: (what: string) => `${what}: both of you changed it, each to something else.`,
  goneByMe: (what: string) => `${what}: you remove it, and they changed it. With yours their change is lost.`,
  goneByThem: (what: string) => `${what}: they removed it, and you changed it. With theirs your change is lost.`,
  order: (what: string) => `${what}: both of you changed the order.`,
  part: (whole: string, part: string) => `${whole}, ${part}`,
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
};
