import { isUtf8 } from 'node:buffer';

/** Encodings that a text may be told to be in, by the names that web pages use. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'iso-8859-7',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type EncodingTold = {
  readonly encoding: Encoding;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Others it could be, the likeliest first. */
  readonly others: readonly Encoding[];
};

/** The encoding of a text, told from its letters: which decoding gives words of a language. */
export function encodingOf(bytes: Uint8Array): EncodingTold {
  if (isUtf8(bytes)) return { encoding: 'utf-8', confidence: 1, others: [] };
  const sample = bytes.subarray(0, SAMPLE);
  const scores = CANDIDATES.map(({ encoding, score }) => {
    const text = decoded(sample, encoding);
    return { encoding, score: text === null ? Number.NEGATIVE_INFINITY : score(text) };
  }).sort((one, other) => other.score - one.score);
  const [best, second] = scores;
  const encoding = best?.encoding ?? 'windows-1252';
  const confidence = Math.max(0.5, Math.min(0.99, 0.6 + ((best?.score ?? 0) - (second?.score ?? 0)) / 2));
  return { encoding, confidence, others: scores.slice(1, 5).map((each) => each.encoding) };
}

const SAMPLE = 64 * 1024;

export function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: encoding !== 'windows-1252' }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Letters beyond ASCII that languages write with, by the encoding made for them. */
const ALPHABETS: Readonly<Record<string, readonly string[]>> = {
  'windows-1252': [
    'äöüß§°',
    'àâçéèêëîïôùûüÿœæ«»°',
    'áéíóúñü¿¡ºª',
    'áâãàçéêíóôõúüºª',
    'àèéìòùî°',
    'åäöé',
    'æøåé',
    'àçèéíïòóúü·',
    'áéíóúýðþæö',
    'éëïöüè',
  ],
  'windows-1250': ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áéíóöőúüű', 'áäčďéíĺľňóôŕšťúýž', 'čćđšž', 'ăâîșțşţ'],
  'iso-8859-2': ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž'],
  'windows-1254': ['çğıöşüâİ'],
  'windows-1257': ['āčēģīķļņšūž', 'ąčęėįšųūž', 'äöõüšž'],
};

function alphabetScore(encoding: string): (text: string) => number {
  const alphabets = (ALPHABETS[encoding] ?? []).map((letters) => new Set(letters + letters.toUpperCase()));
  return (text) => {
    const others = [...text].filter((character) => character > '\u007f' && !COMMON.has(character));
    if (others.length === 0) return encoding === 'windows-1252' ? 0.5 : 0;
    const shares = alphabets.map((letters) => others.filter((each) => letters.has(each)).length / others.length);
    const within = text.match(/\p{Ll}\p{Lu}|[\p{L}][^\p{L}\p{N}\s\p{P}][\p{L}]/gu)?.length ?? 0;
    return Math.max(...shares) - within / others.length - (encoding === 'windows-1252' ? 0 : PRIOR);
  };
}

/** Western European texts are the most by far. */
const PRIOR = 0.05;
/** In all of them: dashes, quotes, currencies. */
const COMMON = new Set('–—‘’“”„…•€£§°±²³µ·«»\u00a0');

function scriptScore(script: RegExp, common: string, prior: number): (text: string) => number {
  const usual = new Set(common + common.toUpperCase());
  return (text) => {
    const others = [...text].filter((character) => character > '\u007f' && !COMMON.has(character));
    if (others.length === 0) return 0;
    const inScript = others.filter((each) => script.test(each));
    const capitals = text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
    const share = inScript.length / others.length;
    const frequent = inScript.filter((each) => usual.has(each)).length / Math.max(1, inScript.length);
    // A word is written in one script.
    const mixed = text.match(/[a-zA-Z][\u0370-\u06ff]|[\u0370-\u06ff][a-zA-Z]/g)?.length ?? 0;
    return share * (0.35 + 0.75 * frequent) - (capitals + mixed) / others.length - prior;
  };
}

const RUSSIAN = 'оеаинтсрвлкмдпуяыьгзбчй';
const GREEK = 'αοιετσνηυρπκμλςάίόέήώδγ';
const ARABIC = 'اليمنرتلعدبوهةأسفقكحجشىصطخ';
const HEBREW = 'יוהלאתרמבשנדעםחקפטסגצ';
const HANGUL =
  '이다의는에을가하고로도지기사아리어정수시인률율건명목표실적성과단위년월분부서과국실팀민원복지환경관리업담당계획전략관광교육안전보건문화체육산업경제고용주택교통도로시설이용자만족비용예산집행결산완료추진중대상자발생처리참여지원개선확대강화운영센터서비스돌봄';
const HANZI =
  '的一是在不了有和人这中大为上个国以要时来用生到作地于出分对成会可主发年动同工能下过产种面方后多定行学法所民得经部度家电力水化高自理起小物现实加量体制机当使点业本性好应开合前外政日社事平全表间关各重新内数正原利比质第向道变条结解建月公系情立代通提题程展果员位入文总次品式活设管特件长基资流路级统接较组计期根论运农指区强决任取处给保治规领海口东导器金增济交受联认共权收证改再采转单教速安场务具万每目至达积示议报完类科信节整集传步群广记需段研界算低持书布容商非验断深近千周委技备半办青省约支市准精值号率维划选标写存效院查型按格养易置层专状育识适属住调满县局照参该价目标指标名称责任单位客户销售项目会员';
const COMMON_KANJI = 'の年度値人数率目標実績基準指標番号単位担当名町市県課健診者利用館図書残高基金千円％';

const CANDIDATES: readonly { readonly encoding: Encoding; readonly score: (text: string) => number }[] = [
  { encoding: 'windows-1252', score: alphabetScore('windows-1252') },
  { encoding: 'windows-1250', score: alphabetScore('windows-1250') },
  {
    encoding: 'iso-8859-2',
    score: (text) => alphabetScore('iso-8859-2')(text) - 0.01 - (/[\u0080-\u009f]/.test(text) ? 1 : 0),
  },
  {
    encoding: 'windows-1254',
    score: (text) => alphabetScore('windows-1254')(text) - (/[ğışĞŞ]/.test(text) ? -0.1 : 0.2),
  },
  { encoding: 'windows-1257', score: alphabetScore('windows-1257') },
  { encoding: 'windows-1255', score: scriptScore(/\p{Script=Hebrew}/u, HEBREW, 0) },
  { encoding: 'windows-1256', score: scriptScore(/\p{Script=Arabic}/u, ARABIC, 0) },
  { encoding: 'windows-1251', score: scriptScore(/\p{Script=Cyrillic}/u, RUSSIAN, 0) },
  { encoding: 'koi8-r', score: scriptScore(/\p{Script=Cyrillic}/u, RUSSIAN, 0.05) },
  {
    encoding: 'windows-1253',
    score: (text) =>
      scriptScore(/\p{Script=Greek}/u, GREEK, 0)(text) - (text.includes('Ά') || !text.includes('¶') ? 0 : 0.1),
  },
  {
    encoding: 'iso-8859-7',
    score: (text) => scriptScore(/\p{Script=Greek}/u, GREEK, 0.01)(text) - (/[\u0080-\u009f]/.test(text) ? 0.5 : 0),
  },
  {
    encoding: 'shift_jis',
    score: (text) =>
      scriptScore(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}％（）、。△ー]/u, COMMON_KANJI, 0)(text) +
      kana(text) -
      halfKatakana(text),
  },
  {
    encoding: 'euc-jp',
    score: (text) =>
      scriptScore(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}％（）、。△ー]/u, COMMON_KANJI, 0)(text) +
      kana(text) -
      halfKatakana(text),
  },
  { encoding: 'gb18030', score: scriptScore(/[\p{Script=Han}，。、％（）：]/u, HANZI, 0) },
  {
    encoding: 'big5',
    score: scriptScore(
      /[\p{Script=Han}，。、％（）：]/u,
      `${HANZI}單產實業數稱標員準會開關時門應當點體動從過們這個對發現長資區級與為歷總`,
      0.05,
    ),
  },
  { encoding: 'euc-kr', score: scriptScore(/[\p{Script=Hangul}]/u, HANGUL, 0) },
];

function kana(text: string): number {
  return /[\u3041-\u3096\u30a1-\u30fa]/.test(text) ? 0.25 : 0;
}

/** What other encodings look like in Shift-JIS. */
function halfKatakana(text: string): number {
  const others = [...text].filter((character) => character > '\u007f').length;
  return ((text.match(/[\uff61-\uff9f]/g)?.length ?? 0) / Math.max(1, others)) * 2;
}
