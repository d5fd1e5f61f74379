import { describe, expect, it } from 'vitest';
import { draftOffice, exportedOf, type OfficeDraft } from '#testing/server/draftOffice.ts';

/** A file in a shape that public bodies publish, and each of its goals as a person reads it. */
type Shape = { readonly of: string; readonly lines: readonly string[]; readonly goals: readonly string[] };

const SHAPES: readonly Shape[] = [
  {
    of: 'Arabic, its article and its digits',
    lines: [
      'م,الهدف الاستراتيجي,المؤشر,وحدة القياس,خط الأساس 2022,المستهدف 2023,الفعلي 2023,الجهة المسؤولة',
      '1,مدينة خضراء,عدد الأشجار,شجرة,٢٠٠,٣٠٠,٢٨٠,البلدية',
      '2,مدينة خضراء,نسبة التدوير,%,12,15,14.5,البلدية',
    ],
    goals: [
      'مدينة خضراء',
      'مدينة خضراء > عدد الأشجار; شجرة up; from 200; by البلدية; 2023 300/280',
      'مدينة خضراء > نسبة التدوير; percent up; from 12; by البلدية; 2023 15/14.5',
    ],
  },
  {
    of: 'Korean',
    lines: [
      '전략목표,성과지표,단위,2022년 실적,2023년 목표,2023년 실적,담당부서',
      '푸른 도시,가로수,그루,"1,200","1,500","1,430",공원과',
      '푸른 도시,재활용률,%,41,45,44.2,청소과',
    ],
    goals: [
      '푸른 도시',
      '푸른 도시 > 가로수; 그루 up; by 공원과; 2022 /1200; 2023 1500/1430',
      '푸른 도시 > 재활용률; percent up; by 청소과; 2022 /41; 2023 45/44.2',
    ],
  },
  {
    of: 'Finnish, whose area stands under a heading that no list has',
    lines: [
      'Lohko;Mittari;Yksikkö;Lähtötaso 2021;Tavoite 2024;Toteuma 2024;Vastuutaho',
      'Metsät;Istutetut puut;kpl;310;400;381;Puistot',
      'Metsät;Kierrätysaste;%;41,5;50;48,2;Jätehuolto',
    ],
    goals: [
      'Metsät',
      'Metsät > Istutetut puut; kpl up; from 310; by Puistot; 2024 400/381',
      'Metsät > Kierrätysaste; percent up; from 41.5; by Jätehuolto; 2024 50/48.2',
    ],
  },
  {
    of: 'words that no list has, told by their years',
    lines: [
      'Azzo;Mutoro;Gol 2022;Gol 2023;Pru 2023;Gol 2024;Pru 2024;Pru 2025',
      'Zella;Bomi Katu;10;12;15;14;16;18',
      'Zella;Sevi Noru;200;210;230;222;240;260',
    ],
    goals: [
      'Zella',
      'Zella > Bomi Katu;  up; 2022 /10; 2023 15/12; 2024 16/14; 2025 18/',
      'Zella > Sevi Noru;  up; 2022 /200; 2023 230/210; 2024 240/222; 2025 260/',
    ],
  },
  {
    of: 'states and aims as Austrian offices call them',
    lines: [
      'Wirkungsziel;Kennzahl;Einheit;Istzustand 2021;Zielzustand 2022;Istzustand 2022;Zielerreichung 2022',
      'WZ 1: Sichere Wege;Unfälle am Schulweg;Unfälle;41;35;38;teilweise erreicht',
      'WZ 1: Sichere Wege;Schülerlotsen;Personen;12;18;19;erreicht',
    ],
    goals: [
      'WZ 1: Sichere Wege',
      'WZ 1: Sichere Wege > Unfälle am Schulweg; Unfälle down; 2021 /41; 2022 35/38',
      'WZ 1: Sichere Wege > Schülerlotsen; Personen up; 2021 /12; 2022 18/19',
    ],
  },
  {
    of: 'years of eras by their letters',
    lines: [
      '施策,指標名,単位,基準値（R元）,R5目標,R5実績,目標値（R9）,担当課',
      '緑のまち,植樹本数,本,120,150,144,300,公園課',
      '緑のまち,苦情件数,件,88,70,74,40,環境課',
    ],
    goals: [
      '緑のまち',
      '緑のまち > 植樹本数; 本 up; from 120; by 公園課; 2023 150/144; 2027 300/',
      '緑のまち > 苦情件数; 件 down; from 88; by 環境課; 2023 70/74; 2027 40/',
    ],
  },
  {
    of: 'years in columns of their own',
    lines: [
      'Kód;Název indikátoru;Měrná jednotka;Výchozí hodnota;Výchozí rok;Cílová hodnota;Cílový rok;1. čtvrtletí 2024;2. čtvrtletí 2024;Gestor',
      '1.1;Vysazené stromy;stromy;120;2021;400;2026;85;92;Odbor zeleně',
      '1.2;Doba čekání;dny;45;2021;20;2026;38;36;Podatelna',
    ],
    goals: [
      'Vysazené stromy; stromy up; from 120; by Odbor zeleně; 2026 400/; 2024 /85; 2024-04-01 /92',
      'Doba čekání; dny down; from 45; by Podatelna; 2026 20/; 2024 /38; 2024-04-01 /36',
    ],
  },
  {
    of: 'an objective above the headings, the next between the rows',
    lines: [
      'Programme 7;;;',
      'OBJECTIF 1 – Planter;;;',
      'Indicateur;Unité;2022 Réalisation;2023 Cible',
      'Arbres plantés;arbres;120;150',
      'OBJECTIF 2 – Répondre;;;',
      'Délai de réponse;jours;12;9',
      'Lecture : chiffres provisoires.;;;',
    ],
    goals: [
      'OBJECTIF 1 – Planter',
      'OBJECTIF 2 – Répondre',
      'OBJECTIF 1 – Planter > Arbres plantés; arbres up; 2022 /120; 2023 150/',
      'OBJECTIF 2 – Répondre > Délai de réponse; jours down; 2022 /12; 2023 9/',
    ],
  },
  {
    of: 'numbered priorities that repeat beside goals that do not',
    lines: [
      'Ref,Priority,Goal,Lead,Unit,Base 2024,Target 2026,Actual 2026',
      '1.1,1 A strong city,Keep the reserves,Ada,days,94,90,95',
      '1.2,1 A strong city,Win more grants,Bo,grants,4,6,5',
      '2.1,2 Safe streets,Answer sooner,Cy,calls,83,88,86',
      '2.2,2 Safe streets,Enroll households,Cy,homes,36,52,44',
    ],
    goals: [
      'A strong city',
      'Safe streets',
      'A strong city > Keep the reserves; days down; from 94; by Ada; 2026 90/95',
      'A strong city > Win more grants; grants up; from 4; by Bo; 2026 6/5',
      'Safe streets > Answer sooner; calls up; from 83; by Cy; 2026 88/86',
      'Safe streets > Enroll households; homes up; from 36; by Cy; 2026 52/44',
    ],
  },
  {
    of: 'sections within sections',
    lines: [
      'Output,Performance measure,Unit of measure,2023-24 actual,2024-25 target,2024-25 expected outcome',
      'Parks,,,,,',
      'Quantity,,,,,',
      ',Trees planted,number,410,430,421',
      'Quality,,,,,',
      ',Visitors satisfied,per cent,95.8,95.0,95.5',
    ],
    goals: [
      'Parks',
      'Parks > Quantity',
      'Parks > Quality',
      'Quantity > Trees planted;  up; 2023 /410; 2024 430/',
      'Quality > Visitors satisfied; percent up; 2023 /95.8; 2024 95/',
    ],
  },
  {
    of: 'codes under the headings of goals and targets',
    lines: [
      'Goal,Target,Indicator,SeriesDescription,TimePeriod,Value,Units',
      '3,3.1,3.1.1,Road deaths,2020,9.6,Number',
      '3,3.1,3.1.1,Road deaths,2021,8.7,Number',
      '6,6.2,6.2.1,Homes with clean water,2020,88.9,Percent',
      '6,6.2,6.2.1,Homes with clean water,2021,89.3,Percent',
    ],
    goals: ['Road deaths;  down; 2020 /9.6; 2021 /8.7', 'Homes with clean water; percent up; 2020 /88.9; 2021 /89.3'],
  },
  {
    of: 'months and aggregations of a Brazilian register',
    lines: [
      'OBJETIVOS;INDICADOR;META 2025;MÉTRICA;UNIDADE MEDIDA;CICLO MEDIÇÃO;RESPONS. INDICADOR;JANEIRO;FEVEREIRO',
      'Atender melhor;Satisfação;75,00%;MÉDIA;Percentual;Mensal;DIRAT;85,75%;86,63%',
      ';Taxas arrecadadas;R$ 84.000,00;ACUMULADO;Monetário;Mensal;DIRFIN;R$ 3.499,66;R$ 4.645,86',
    ],
    goals: [
      'Atender melhor',
      'Atender melhor > Satisfação; percent up; by DIRAT; 2025 75/; 2025 /85.75; 2025-02-01 /86.63',
      'Atender melhor > Taxas arrecadadas; currency up; by DIRFIN; 2025 84000/; 2025 /3499.66; 2025-02-01 /4645.86',
    ],
  },
  {
    of: 'rows a period without a heading that names the goals',
    lines: [
      'Council,PI Code,PI Description,Good performance,Period,Value,Target',
      'North,W1,Household waste recycled,Bigger is better,Q1 2024,51.4%,50%',
      'North,W1,Household waste recycled,Bigger is better,Q2 2024,52.1%,50%',
      'North,H4,Days to let a home again,Smaller is better,Q1 2024,26,24',
      'North,H4,Days to let a home again,Smaller is better,Q2 2024,25.6,24',
    ],
    goals: [
      'North',
      'North > Household waste recycled; percent up; 2024 50/51.4; 2024-04-01 50/52.1',
      'North > Days to let a home again;  down; 2024 24/26; 2024-04-01 24/25.6',
    ],
  },
  {
    of: 'months as Roman numbers, and a range to be kept',
    lines: [
      'Karta 2024;;;;;;;',
      'Miernik;Referenzbereich;I;II;III;IV;V;Odpowiedzialny',
      'Czas oczekiwania;≤ 14 dni;21;20;18;17;16;J. Lis',
      'Czyste ręce;≥ 90 %;84;85;87;86;88;J. Lis',
    ],
    goals: [
      'Czas oczekiwania;  down; by J. Lis; 2024 14/; 2024 /21; 2024-02-01 /20; 2024-03-01 /18; 2024-04-01 /17; 2024-05-01 /16',
      'Czyste ręce; percent up; by J. Lis; 2024 90/; 2024 /84; 2024-02-01 /85; 2024-03-01 /87; 2024-04-01 /86; 2024-05-01 /88',
    ],
  },
  {
    of: 'a target of the whole plan beside those of its years',
    lines: [
      'programa,meta_producto,indicador_producto,linea_base,meta_cuatrienio,programado_2024,ejecutado_2024,programado_2025,ejecutado_2025',
      'Escuelas,Dotar 40 aulas,Aulas dotadas,12,40,8,9,12,7',
      'Escuelas,Capacitar docentes,Docentes capacitados,0,900,200,215,250,188',
    ],
    goals: [
      'Escuelas',
      'Escuelas > Dotar 40 aulas;  up; from 12; 2024 8/9; 2025 12/7; in all 40',
      'Escuelas > Capacitar docentes;  up; from 0; 2024 200/215; 2025 250/188; in all 900',
    ],
  },
  {
    of: 'wide digits, and a rate of what is done beside target and actual',
    lines: [
      '部门,一级指标,二级指标,指标值,完成情况,完成率',
      '公园局,绿化,新增树木（棵）,３０００,３１２０,104%',
      '公园局,绿化,成活率（%）,95,96.5,102%',
    ],
    goals: [
      '绿化; by 公园局',
      '绿化 > 新增树木（棵）; 棵 up; by 公园局; 2026 3000/3120',
      '绿化 > 成活率（%）; percent up; by 公园局; 2026 95/96.5',
    ],
  },
  {
    of: 'rows of plan over rows of actual, the programme named once',
    lines: [
      'Programa,Indicador,Tipo,Ene-24,Feb-24,Total',
      'Deporte,Personas inscritas,Programado,120,150,270',
      ',,Realizado,98,161,259',
      'Cultura,Eventos,Programado,4,6,10',
      ',,Realizado,4,5,9',
    ],
    goals: [
      'Deporte',
      'Cultura',
      'Deporte > Personas inscritas;  up; 2024 120/98; 2024-02-01 150/161',
      'Cultura > Eventos;  up; 2024 4/4; 2024-02-01 6/5',
    ],
  },
  {
    of: 'what was reached beside targets, under words that elsewhere are worked out',
    lines: [
      'Indicador,Sentido,Línea base,Meta anual 2024,Avance 1T,Avance 2T,% cumplimiento',
      'Tasa de mortalidad,Descendente,12.4,11,12.1,11.8,90%',
      'Clínicas equipadas,Ascendente,8,15,9,12,80%',
    ],
    goals: [
      'Tasa de mortalidad;  down; from 12.4; 2024 11/; 2024 /12.1; 2024-04-01 /11.8',
      'Clínicas equipadas;  up; from 8; 2024 15/; 2024 /9; 2024-04-01 /12',
    ],
  },
  {
    of: 'a month in each row, and figures under a word for goals',
    lines: [
      'Domain,Metric,Latest month,Measure,Target',
      'Access,Seen in four hours,Sep-25,71.4%,78%',
      'Access,Seen in ten days,Aug-25,68.2%,75%',
    ],
    goals: [
      'Access',
      'Access > Seen in four hours; percent up; 2025-09-01 78/71.4',
      'Access > Seen in ten days; percent up; 2025-08-01 75/68.2',
    ],
  },
  {
    of: 'a result without a year beside years and a target of one',
    lines: [
      'Indicador,2022,2023,Meta 2024,Resultado',
      'Processos concluídos,1840,1990,2100,2085',
      'Prazo médio de resposta,21,18,15,14',
    ],
    goals: [
      'Processos concluídos;  up; 2022 /1840; 2023 /1990; 2024 2100/2085',
      'Prazo médio de resposta;  down; 2022 /21; 2023 /18; 2024 15/14',
    ],
  },
  {
    of: 'figures with their years in brackets',
    lines: [
      'Indikátor;Jednotka;Výchozí hodnota (rok);Cílová hodnota (rok);Gestor',
      'Délka dálnic;km;1 347 (2021);1 900 (2030);MD',
      'Emise prachu;kt;31,4 (2020);22 (2030);MŽP',
    ],
    goals: ['Délka dálnic; km up; from 1347; by MD; 2030 1900/', 'Emise prachu; kt down; from 31.4; by MŽP; 2030 22/'],
  },
  {
    of: 'codes with a description, and ways as words',
    lines: [
      'Code,Description,Portfolio Holder,Polarity,2024 Value,2024 Target',
      'CP01,Days to let homes again,Housing,Aim to Minimise,32.4,28',
      'CP02,Visits to leisure centres,Leisure,Aim to Maximise,"148,220","140,000"',
    ],
    goals: [
      'Days to let homes again;  down; by Housing; 2024 28/32.4',
      'Visits to leisure centres;  up; by Leisure; 2024 140000/148220',
    ],
  },
  {
    of: 'an action plan whose success is told in words',
    lines: [
      'Goal,Strategy,Action step,Responsible,Timeline,Measure of Success',
      'Reading,New books,Adopt a program,Director,Q3 2025,80% of grade 3 at level',
      'Reading,New books,Train all teachers,Principals,Q4 2025,All teachers certified',
    ],
    goals: [
      'Reading',
      'Reading > New books',
      'New books > Adopt a program; by Director',
      'New books > Train all teachers; by Principals',
    ],
  },
  {
    of: 'words without their dots, and days with blanks',
    lines: [
      'Nr;Handlungsfeld;Massnahme;Zustaendig;Beginn;Ende;Fortschritt',
      'E1;Energie;Solardächer;Hochbau;1. 4. 2023;31. 12. 2027;35%',
      'E2;Energie;Wärmeplan;Planung;1. 1. 2024;30. 6. 2025;80%',
    ],
    goals: [
      'Energie',
      'Energie > Solardächer; percent up; by Hochbau; 2026 /35',
      'Energie > Wärmeplan; percent up; by Planung; 2025 /80',
    ],
  },
];

function told({ state, ...draft }: OfficeDraft): string[] {
  const { goals, departments } = exportedOf({ state, ...draft });
  const titleOf = (id: string | null) => goals.find((goal) => goal.id === id)?.title;
  return goals.map((goal) => {
    const department = departments.find(({ id }) => id === goal.department_id)?.name;
    const { value = null } = (goal.baseline ?? {}) as { value?: number | null };
    const figures = [
      ...Object.entries(goal.eoy_targets).map(([year, target]) => `${year} ${target}/`),
      ...goal.entries.map(
        ({ date, target, actual }) => `${date.replace(/-01-01$/, '')} ${target ?? ''}/${actual ?? ''}`,
      ),
    ];
    return [
      titleOf(goal.parent_id) === undefined ? goal.title : `${titleOf(goal.parent_id)} > ${goal.title}`,
      figures.length === 0 ? null : `${goal.value_type === 'number' ? goal.unit : goal.value_type} ${goal.direction}`,
      value === null ? null : `from ${value}`,
      goal.owner || department ? `by ${goal.owner || department}` : null,
      ...figures,
      goal.all_target === null ? null : `in all ${goal.all_target}`,
    ]
      .filter((part) => part !== null)
      .join('; ');
  });
}

describe('a file of', () => {
  it.each(SHAPES)('$of comes in as a person reads it', async ({ lines, goals }) => {
    const draft = await draftOffice({ name: 'file.csv', bytes: new TextEncoder().encode(lines.join('\n')) });
    expect(told(draft)).toEqual(goals);
    const { proof } = draft.result;
    expect((proof?.in ?? 0) + (proof?.out ?? 0)).toBe(proof?.filled);
  });
});
