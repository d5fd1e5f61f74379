export const en = {
  down: 'You are offline. Changes by others appear once you are back online.',
  ended: 'You no longer have access to this plan: you were signed out or are no longer a member.',
  reload: 'Reload',
};
