export const planPages = {
  forLeads: (page: string) => `${page} is for leads of this plan`,
  forMembers: (page: string) => `${page} is for people who work on this plan`,
  ask: (leads: string) => `If you need it, ask ${leads}.`,
  askAnybody: 'If you need it, ask a lead of this plan.',
  or: (first: string, last: string) => `${first} or ${last}`,
  toDashboard: 'Open the dashboard',
};
