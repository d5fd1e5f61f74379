import { parseArgs } from 'node:util';
import { findAdministrators } from '#server/features/accounts/accountRepository.ts';
import { findAccounts } from '#server/features/accounts/findAccounts.ts';
import { type Command, type CommandLine, UsageError } from './commandLine.ts';
import { createUser } from './createUser.ts';
import { letLead } from './letLead.ts';
import { requirePlanChoice } from './planChoice.ts';
import { type OpenedStore, withStore } from './withStore.ts';

export const userCommand: Command = {
  help: `milepost user [list]
milepost user create EMAIL [--name NAME] [--administrator] [--password-stdin]
milepost user lead EMAIL (--plan NAME | --plan-id ID) [--yes]

list     e-mail, name, whether an administrator, and whether the e-mail is confirmed, parted by tabs
create   an account; the password is made up and shown once, or the first line of standard input with --password-stdin.
         Administrators lead every plan. The first account has to be an administrator's
lead     makes somebody with an account lead a plan, and says whom; a member who was invited by the e-mail is that
         person. For an e-mail that is not confirmed it asks for --yes: anybody could have typed it`,
  async run(line) {
    const { values, positionals } = parseArgs({
      args: [...line.args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        administrator: { type: 'boolean' },
        'password-stdin': { type: 'boolean' },
        plan: { type: 'string' },
        'plan-id': { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
    const [verb = 'list', email, ...others] = positionals;
    if (others.length > 0 || (verb === 'list' && email !== undefined)) throw unknown(positionals);
    for (const each of await run(line, { verb, email, values })) line.say(each);
    return 0;
  },
};

type Asked = {
  readonly verb: string;
  readonly email: string | undefined;
  readonly values: {
    readonly name?: string | undefined;
    readonly administrator?: boolean | undefined;
    readonly 'password-stdin'?: boolean | undefined;
    readonly plan?: string | undefined;
    readonly 'plan-id'?: string | undefined;
    readonly yes?: boolean | undefined;
  };
};

async function run(line: CommandLine, { verb, email, values }: Asked): Promise<readonly string[]> {
  if (verb === 'list') return withStore(line, listUsers);
  if (email === undefined) throw new UsageError(`Whom? Name the e-mail: user ${verb} EMAIL.`);
  if (verb === 'create') {
    const password = values['password-stdin'] ? await line.readInput() : null;
    const person = { email, name: values.name ?? null, isAdministrator: values.administrator ?? false, password };
    return withStore(line, (opened) => createUser(opened, person));
  }
  if (verb !== 'lead') throw unknown([verb]);
  const choice = requirePlanChoice({ name: values.plan, id: values['plan-id'] });
  return withStore(line, (opened) => letLead(opened, { email, choice, isSure: values.yes ?? false }));
}

function unknown(positionals: readonly string[]): UsageError {
  return new UsageError(`There is no “user ${positionals.join(' ')}”.`);
}

async function listUsers({ store }: OpenedStore): Promise<readonly string[]> {
  const administrators = new Set((await findAdministrators(store.db)).map(({ id }) => id));
  const accounts = await findAccounts(store.db);
  return accounts.map(({ id, email, name, isEmailVerified }) =>
    [email, name, administrators.has(id) ? 'administrator' : '', isEmailVerified ? 'confirmed' : 'not confirmed'].join(
      '\t',
    ),
  );
}
