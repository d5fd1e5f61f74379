import { notesOf, VARIABLE_GROUPS } from './variableNotes.ts';

const WIDTH = 118;

/** .env.example: read alike by a shell, systemd, compose and node --env-file. */
export function environmentExample(): string {
  const head = comment(
    'Every variable Milepost reads; where it says “default” that is what holds without it. A wrong value, or a name that does not exist, stops the start with one line that says so. A service reads this file as /etc/milepost.env, compose reads .env beside compose.yaml. Put single quotes around a value with a space or any of < > & ; # $ " ( ) in it.',
  );
  const groups = VARIABLE_GROUPS.map((group) => {
    const lines = notesOf(group).flatMap(({ name, about, shown, isDefault }) => [
      ...comment(isDefault ? `${about} Default:` : about),
      `#${name}=${quoted(shown)}`,
    ]);
    return [`# --- ${group.title} ---`, ...lines];
  });
  return `${[head, ...groups].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** What the image sets itself, or what is another thing outside the container. */
const OF_CONTAINER = ['PORT', 'HOST', 'MILEPOST_DATA', 'DATABASE_URL'];

/** The lines of compose.yaml that hand on what stands in .env. */
export function composeVariables(): string {
  return VARIABLE_GROUPS.flatMap(notesOf)
    .filter(({ name }) => !OF_CONTAINER.includes(name))
    .map(({ name }) => `      ${name}: \${${name}:-}`)
    .join('\n');
}

/** The tables of the guide. */
export function settingsTables(): string {
  return VARIABLE_GROUPS.map((group) => {
    const rows = notesOf(group).map(
      ({ name, about, shown, isDefault }) =>
        `| \`${name}\` | ${about} | ${shown === '' ? '' : `${isDefault ? 'default' : 'such as'} \`${shown}\``} |`,
    );
    return [`## ${group.title}`, '', '| variable | | |', '|---|---|---|', ...rows].join('\n');
  }).join('\n\n');
}

/** Single quotes mean the same to all who read the file. */
function quoted(value: string): string {
  return /^[\w./:@,-]*$/.test(value) ? value : `'${value}'`;
}

function comment(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
