import { foldText } from '#core/search/foldText.ts';

/** Months by their names and short forms, in the languages that files came in. */
const NAMES = [
  'jan january januar janner janv janvier ene enero gener janeiro gennaio gen januari styczen styczen sty stycznia leden ledna январь янв января ιανουαριος ιαν ιανουαριου ocak',
  'feb february februar feber fev fevr fevrier febrero febrer fevereiro febbraio februari luty lutego lut unor unora февраль фев февраля φεβρουαριος φεβ φεβρουαριου subat',
  'mar march marz maerz mrz mars marzo marc marco maart mrt marzec marca brezen brezna март мар марта μαρτιος μαρ μαρτιου mart',
  'apr april avr avril abr abril aprile kwiecien kwietnia kwi duben dubna апрель апр апреля απριλιος απρ απριλιου nisan',
  'may mai mayo maig maio maggio mag mei maj maja kveten kvetna май мая μαιος μαι μαιου mayis',
  'jun june juni juin junio juny junho giugno giu czerwiec czerwca cze cerven cervna июнь июн июня ιουνιος ιουν ιουνιου haziran',
  'jul july juli juil juillet julio juliol julho luglio lug lipiec lipca lip cervenec cervence июль июл июля ιουλιος ιουλ ιουλιου temmuz',
  'aug august aout ago agosto agost augustus sierpien sierpnia sie srpen srpna август авг августа αυγουστος αυγ αυγουστου agustos augusti',
  'sep sept september septembre septembrie septiembre setiembre set setembre setembro settembre wrzesien wrzesnia wrz zari сентябрь сен сент сентября σεπτεμβριος σεπ σεπτεμβριου eylul',
  'oct october okt oktober octobre octubre out outubro ottobre ott pazdziernik pazdziernika paz rijen rijna октябрь окт октября οκτωβριος οκτ οκτωβριου ekim',
  'nov november novembre noviembre novembro listopad listopadu ноябрь ноя ноября νοεμβριος νοε νοεμβριου kasim',
  'dec december decembre dez dezember dic diciembre desembre dezembro dicembre grudzien grudnia gru prosinec prosince декабрь дек декабря δεκεμβριος δεκ δεκεμβριου aralik',
];

const BY_NAME: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) =>
    names.split(' ').map((name): [string, number] => [foldText(name).replace('ł', 'l'), at + 1]),
  ),
);

/** 1 to 12; null for a word that is no month. `listopad` is November in Czech and in Polish. */
export function monthNamed(word: string): number | null {
  return BY_NAME.get(foldText(word).replaceAll('ł', 'l').replaceAll('ń', 'n')) ?? null;
}

const LONGEST_FIRST = [...BY_NAME.keys()].sort((one, other) => other.length - one.length);

/** Any of the names, for a pattern over a folded text. */
export const MONTH_PATTERN = `(?:${LONGEST_FIRST.join('|')})`;
