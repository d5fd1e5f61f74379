export const live = {
  down: 'Not connected. Changes by others appear once the connection is back.',
  ended: 'You no longer have access to this plan: you were signed out or are no longer a member.',
  meanwhile: (by: string, what: string) => `${by}, just now: ${what}.`,
  setTo: (label: string, value: string) => `${label}: ${value}`,
  gone: 'This goal is archived. What you typed here cannot be saved any more:',
  noAccess: 'You are signed out or no longer a member of this plan. What you typed here cannot be saved any more:',
  reload: 'Reload',
};
