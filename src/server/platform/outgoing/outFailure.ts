/** Why something outside could not be asked, by a code that whoever asked puts into words. */
export const OUT_CODES = [
  'not_allowed',
  'own_network',
  'name_unknown',
  'not_reached',
  'certificate',
  'too_slow',
  'too_large',
  'cut_off',
  'damaged',
  'redirects',
] as const;
export type OutCode = (typeof OUT_CODES)[number];

/** Holds no secret: at most a host, a limit or the code of an error. */
export class OutFailure extends Error {
  override readonly name = 'OutFailure';
  readonly code: OutCode;
  readonly about: string;

  constructor(code: OutCode, about = '') {
    super(about === '' ? code : `${code}: ${about}`);
    this.code = code;
    this.about = about;
  }
}
