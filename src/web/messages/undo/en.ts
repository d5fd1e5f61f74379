export const en = {
  undo: 'Undo',
  key: 'Ctrl Z',
  close: 'Close this message',
  undone: 'Taken back.',
  failed: 'That couldn’t be taken back. Please try again.',
};
