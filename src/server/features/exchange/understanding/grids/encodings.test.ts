import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { encodingOf } from './encodings.ts';

/** The bytes of a text in an encoding of single bytes. */
function inEncoding(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f);
}

describe('the encoding of a text', () => {
  it.each([
    ['windows-1252', 'Größe;Ziel für Straßen;Höhe'],
    ['windows-1252', 'Évolution des dépenses;Année;Délai à réduire'],
    ['windows-1252', 'Año;Niñez;Educación;Reducción'],
    ['windows-1252', 'Ação;Previsão;Órgão responsável;Não'],
    ['windows-1250', 'Wskaźnik;Długość ścieżek;Udział odpadów;Żaneta Śliwa'],
    ['windows-1250', 'Úřad hejtmanky;Výdaje na kancelář;Záchranná služba'],
    ['windows-1251', 'Показатель;Отремонтировано дворов;Средства гранта'],
    ['koi8-r', 'Показатель;Отремонтировано дворов;Средства гранта'],
    ['windows-1253', 'Δείκτης;Δέντρα που φυτεύτηκαν;Ημέρες αναμονής άδειας'],
  ])('%s', (encoding, text) => {
    expect(encodingOf(inEncoding(text, encoding)).encoding).toBe(encoding);
  });

  it('is UTF-8 where the bytes are', () => {
    expect(encodingOf(Buffer.from('Größe;Показатель;指標名'))).toMatchObject({ encoding: 'utf-8', confidence: 1 });
  });
});
