/** In words for people; the code itself where none are known. */
export function fileProblem(code: string): string {
  return WORDS.get(code) ?? `the system answered ${code}`;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder. Check the name'],
  ['EISDIR', 'it is a folder. Name a file in it'],
  ['ENOTDIR', 'a part of its path is a file, not a folder. Check the path'],
  ['EACCES', 'you are not allowed to use it. Check its permissions'],
  ['EPERM', 'you are not allowed to use it. Check its permissions'],
  ['EROFS', 'the disk is read-only. Choose another folder'],
  ['ENOSPC', 'the disk is full. Make room, then try again'],
  ['EDQUOT', 'your share of the disk is used up. Make room, then try again'],
  ['EIO', 'the disk reports an error. Check the disk'],
  ['Z_DATA_ERROR', 'it is damaged, or of another kind'],
  ['Z_BUF_ERROR', 'its end is missing, as of a file that was not copied whole'],
]);
