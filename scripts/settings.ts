import { readFileSync, writeFileSync } from 'node:fs';
import { composeVariables, environmentExample, settingsTables } from './settingsPages.ts';

/** Writes .env.example, the variables in compose.yaml and the tables of the guide: node scripts/settings.ts. */
const at = (name: string) => new URL(`../${name}`, import.meta.url);
writeFileSync(at('.env.example'), environmentExample());
replace('compose.yaml', / {6}# From \.env:\n( {6}\w+: \$\{\w+:-\}\n)*/, `      # From .env:\n${composeVariables()}\n`);
replace('docs/guide/settings.md', /\n## [\s\S]*$/, `\n${settingsTables()}\n`);

function replace(name: string, part: RegExp, text: string): void {
  writeFileSync(
    at(name),
    readFileSync(at(name), 'utf8').replace(part, () => text),
  );
}
