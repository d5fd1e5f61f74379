export const live = {
  down: 'Not connected. Changes by others appear once the connection is back.',
  ended: 'You no longer have access to this plan: you were signed out or are no longer a member.',
  meanwhile: (by: string, what: string) => `${by}, just now: ${what}.`,
  setTo: (label: string, value: string) => `${label}: ${value}`,
  gone: 'This goal is archived. What you typed here cannot be saved any more:',
  feedGone: 'This feed has been removed. What you typed here cannot be saved any more:',
  shareGone: 'This link has been revoked. What you typed cannot be saved any more:',
  filterGone: 'This saved dashboard has been deleted in another window. What you typed here cannot be saved any more:',
  elsewhere: 'You changed this in another window:',
  otherGoals: 'It shows other goals now.',
  noAccess: 'You are signed out or no longer a member of this plan. What you typed here cannot be saved any more:',
  reload: 'Reload',
};
