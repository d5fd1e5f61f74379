import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { encodingOf } from './encodings.ts';

/** The bytes of a text in an encoding of one or two bytes a character. */
function inEncoding(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1)
      bytes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  for (let byte = 0; byte < 256; byte += 1) bytes.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? [0x3f]));
}

describe('the encoding of a text', () => {
  it.each([
    ['windows-1252', 'Größe;Ziel für Straßen;Höhe'],
    ['windows-1252', 'Jänner 26;Feber 26;März 26;Wärme;Kälte'],
    ['windows-1252', 'Försäljning;Mål;Åtgärd;Läge'],
    ['windows-1252', 'Käufe;Lärm;Schäden'],
    ['windows-1252', 'Número;País;Día'],
    ['windows-1252', 'Équité;Été;Mètre'],
    ['windows-1252', 'Mål;Nå;Få'],
    ['windows-1252', 'Città;Però;Già'],
    ['windows-1252', 'Geração;Não'],
    ['windows-1252', 'Évolution des dépenses;Année;Délai à réduire'],
    ['windows-1252', 'Año;Niñez;Educación;Reducción'],
    ['windows-1252', 'Ação;Previsão;Órgão responsável;Não'],
    ['windows-1250', 'Wskaźnik;Długość ścieżek;Udział odpadów;Żaneta Śliwa'],
    ['windows-1250', 'Úřad hejtmanky;Výdaje na kancelář;Záchranná služba'],
    ['windows-1251', 'Показатель;Отремонтировано дворов;Средства гранта'],
    ['koi8-r', 'Показатель;Отремонтировано дворов;Средства гранта'],
    ['windows-1253', 'Δείκτης;Δέντρα που φυτεύτηκαν;Ημέρες αναμονής άδειας'],
    ['windows-1254', 'Gösterge;Bekleme süresi;Başvuru sayısı;Değişim'],
    ['windows-1255', 'מדד;זמן המתנה ממוצע;מספר פניות'],
    ['windows-1256', 'المؤشر;نسبة رضا المستفيدين;متوسط زمن الانتظار'],
    ['windows-1257', 'Rodiklis;Gyventojų skaičius;Žaliųjų plotų dalis;Įgyvendinta'],
    ['euc-kr', '성과지표;돌봄 서비스 이용자;재활용률;쓰레기 배출량'],
    ['gb18030', '指标名称;新增学位数;家庭医生签约率;责任单位'],
    ['shift_jis', '指標名;待機児童数;図書館の利用者数;担当課'],
  ])('%s', (encoding, text) => {
    expect(encodingOf(inEncoding(text, encoding)).encoding).toBe(encoding);
  });

  it('is UTF-8 where the bytes are', () => {
    expect(encodingOf(Buffer.from('Größe;Показатель;指標名'))).toMatchObject({ encoding: 'utf-8', confidence: 1 });
  });
});
