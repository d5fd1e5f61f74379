export const undo = {
  undo: 'Undo',
  key: 'Ctrl Z',
  close: 'Close this message',
  undone: 'Undone.',
  failed: 'That couldn’t be undone. Please try again.',
};
