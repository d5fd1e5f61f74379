/** In which header the pass of a password share travels. */
export const SHARE_PASS_HEADER = 'x-share-pass';
