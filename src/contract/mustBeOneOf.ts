/** `must be chips, static or dynamic` */
export function mustBeOneOf(choices: readonly string[]): string {
  return `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}
