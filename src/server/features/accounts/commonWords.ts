/** What people take first when they are asked for a password, as one word in lower case: ours, in English and German. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    // The thing itself, and the door.
    'password passwords passwort passwoerter kennwort passwd passphrase pass secret secrets geheim geheimnis key login',
    'logon access zugang letmein openup opensesame signin welcome welcomeback willkommen hello hallo servus admin',
    'administrator root superuser user benutzer guest gast test tester testing demo default changeme changethis',
    'changeit temp temporary neu nichts keine blank none nothing whatever unknown anonymous internet computer',
    'server system master mainframe office windows linux google facebook instagram youtube amazon apple samsung',
    // Along the keys.
    'qwerty qwertz azerty qwertyuiop qwertzuiop asdf asdfgh asdfghjkl yxcvbnm zxcvbnm zxcvbn qazwsx qazwsxedc',
    'wsxedc qweasd qweasdzxc qwer qwert qwerasdf qaywsx qaywsxedc aqswde poiuytrewq lkjhgfdsa mnbvcxz',
    // Affection and oaths.
    'iloveyou ilove loveyou love lovely lover loveme iloveu ichliebedich liebe schatz schatzi mausi hase baby babygirl',
    'babyboy sweetheart sweetie honey darling princess prinzessin prince angel angels engel sunshine sonnenschein',
    'rainbow butterfly schmetterling flower flowers blume beautiful pretty cutie happy happiness forever friends freunde',
    'family familie mother mutter father vater mama papa sister brother fuckyou fuckoff asshole bitch bullshit scheisse',
    'arschloch sexy hottie',
    // Names.
    'michael jennifer jessica ashley daniel daniela andrew andrea andreas joshua matthew anthony william elizabeth',
    'jonathan christopher christian christina christine stephanie nicholas nicole samantha alexander alexandra sebastian',
    'thomas stefan stephan martin michelle melissa amanda patrick patricia robert charlie charles george harley jordan',
    'taylor hannah sophie sophia julian jasmin benjamin dominik florian manuel markus matthias tobias katharina franziska',
    // Beasts, games, heroes.
    'dragon drache monkey tiger tigger lion panther eagle adler falcon dolphin delphin shadow schatten kitten kitty',
    'hellokitty snoopy mickey mickeymouse donald garfield pokemon pikachu naruto superman batman spiderman ironman',
    'starwars startrek skywalker yoda matrix gandalf merlin wizard hunter ranger killer ninja warrior phoenix mustang',
    'porsche ferrari mercedes corvette yamaha football fussball soccer baseball basketball hockey tennis golf liverpool',
    'arsenal chelsea barcelona realmadrid juventus bayern bayernmuenchen dortmund schalke borussia werder cowboys',
    'yankees lakers steelers trustno trustnoone whiskey jackdaniels guitar metallica slipknot nirvana music',
    // Food and things.
    'chocolate schokolade cookie cookies cheese kaese banana orange pepper ginger coffee kaffee computer telephone',
    'telefon mountain summertime wintertime diamond silver golden purple freedom freiheit',
    // Times and places.
    'summer sommer winter spring fruehling autumn herbst january february march april june july august september october',
    'november december januar februar maerz juni juli oktober dezember monday tuesday wednesday thursday friday saturday',
    'sunday montag dienstag mittwoch donnerstag freitag samstag sonntag today heute tomorrow morgen birthday geburtstag',
    'christmas weihnachten newyork london berlin hamburg muenchen germany deutschland austria oesterreich america usa',
    'switzerland schweiz england europe europa canada',
    // Ours.
    'milepost milestone meilenstein strategy strategie strategic dashboard plan planung goals ziele goal ziel target',
    'company firma unternehmen organisation organization council rathaus stadt city team department abteilung',
  ].flatMap((line) => line.split(' ')),
);

/** Along these, forwards or backwards, anybody can type without thinking. */
export const KEY_RUNS: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qay2wsx3edc4rfv5tgb',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
