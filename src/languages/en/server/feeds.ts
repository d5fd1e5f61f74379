import { feedReasons } from './feedReasons.ts';

export const feeds = {
  reasons: feedReasons,
  failing: {
    subject: (feed: string, plan: string) => `“${feed}” brings no figures to “${plan}”`,
    text: (feed: string, since: string) => `The feed “${feed}” has failed since ${since}, and was tried three times.`,
    askLead: 'A lead of the plan sees why, in its settings.',
    noLoss: 'No figure is lost: the next run that works asks for everything since. Until then the plan stays as it is.',
    action: 'Open the feeds',
    foot: 'You get this mail because you are the owner of the feed. There is no other until it has worked again.',
  },
  nothingNew: {
    subject: (feed: string, plan: string) => `“${feed}” brings nothing new to “${plan}”`,
    text: (feed: string) => `The feed “${feed}” runs without a failure, but what it brings is long known.`,
    look: 'Look whether the file or the query is still kept up to date.',
    foot: 'You get this mail because you are the owner of the feed. There is no other until something new has come.',
  },
  waiting: {
    subject: (feed: string, count: number) =>
      count === 1 ? `1 figure of “${feed}” waits for your yes` : `${count} figures of “${feed}” wait for your yes`,
    text: (plan: string) => `They are for the plan “${plan}”, and count once you say yes.`,
    action: 'Look at the figures',
    foot: 'You get this mail because you are the owner of the feed, and it waits for a yes.',
  },
};
