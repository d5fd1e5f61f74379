export const live = {
  down: 'Not connected. Changes by others appear once the connection is back.',
  ended: 'You no longer have access to this plan: you were signed out or are no longer a member.',
  reload: 'Reload',
};
