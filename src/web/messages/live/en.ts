export const en = {
  down: 'Not connected. What others change is shown as soon as the connection is back.',
  ended: 'You no longer follow this plan: you were signed out, or are no longer a member of it.',
  reload: 'Load again',
};
