import { describe, expect, it } from 'vitest';
import { headingColumns } from './headingWords.ts';

const columns = (text: string) =>
  headingColumns(text.split(';'))
    .map(([heading, column]) => `${heading}=${column}`)
    .join(' ');

describe('usual headings need no mapping', () => {
  it.each([
    [
      'English',
      'No.;KPI;Responsible;Unit of measure;Due',
      'No.=number KPI=title Responsible=owner Unit of measure=unit Due=end',
    ],
    [
      'German',
      'Nr.;Kennzahl;Verantwortlich;Amt;Soll;Ist',
      'Nr.=number Kennzahl=title Verantwortlich=owner Amt=department Soll=target Ist=actual',
    ],
    [
      'French',
      'N°;Intitulé;Pilote;Service;Cible;Réalisé',
      'N°=number Intitulé=title Pilote=owner Service=department Cible=target Réalisé=actual',
    ],
    [
      'Spanish',
      'Código;Indicador;Responsable;Área;Meta;Real',
      'Código=number Indicador=title Responsable=owner Área=department Meta=target Real=actual',
    ],
    ['English, titles under Goal', 'Number;Goal;Lead;Jan 2026', 'Goal=title Lead=owner'],
    ['with a goal and an indicator', 'Nr;Ziel;Kennzahl', 'Nr=number Ziel=title Kennzahl=measure'],
    [
      'with an indicator, its target and its actual',
      'Nr;Indicateur;Objectif;Réel',
      'Nr=number Indicateur=title Objectif=target Réel=actual',
    ],
    ['of measures alone', 'Nr.;Measure;Jan 2026', 'Nr.=number Measure=title'],
    ['of metrics alone', 'Metric;Month;Actual', 'Metric=title Month=date'],
    ['of a measure beside a title', 'Nr.;Name;Measure', 'Nr.=number Name=title'],
    ['of measures to be taken', 'Nr.;Maßnahme;Ist', 'Nr.=number Maßnahme=title Ist=actual'],
    [
      'of figures alone with their measure',
      'Nr;Datum;Messgröße;Ist',
      'Nr=goal_number Datum=date Messgröße=measure Ist=actual',
    ],
    [
      'with units',
      'Nr.;Kennzahl;Soll (Tage);Ist (Tage)',
      'Nr.=number Kennzahl=title Soll (Tage)=target Ist (Tage)=actual',
    ],
    ['of figures alone', 'Nr;Datum;Soll;Ist', 'Nr=goal_number Datum=date Soll=target Ist=actual'],
    ['under a heading of several columns', 'Organisation | Owner;2026 | Target', 'Organisation | Owner=owner'],
    ['of which one is there by our name', 'number;Nr.;title;Bezeichnung', ''],
    ['that are ours already', 'goal_number;goal;series;description', ''],
  ])('%s', (_, header, mapped) => {
    expect(columns(header)).toBe(mapped);
  });
});
