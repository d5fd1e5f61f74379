/** Action plans as offices make them, each in a layout and language of its own: for tests. */
export const ACTION_PLANS = {
  /** Goals merged or left empty below, words of states, money. */
  english: {
    name: 'action-plan.csv',
    lines: [
      'Water service – action plan 2026,,,,,,,,,',
      'Objective,Action,Lead officer,Start,End,% complete,Status,Budget (£),Spent to date (£),Comments',
      'Fewer leaks,Survey the mains,Sam Lee,05/01/2026,30/04/2026,100%,Complete,"12,000","11,400",Report in the library',
      ',Renew Mill Street,Ann Roe,13/04/2026,30/10/2026,45%,In progress,"480,000","190,000",',
      ',Night-flow meters,Sam Lee,01/06/2026,31/12/2026,10%,Delayed,"65,000","8,000",Waiting for the supplier',
      'Clear bills,One page bill,Kim Day,01/02/2026,30/06/2026,0%,Not started,"9,500",,',
      ',Call-back within a day,tbc,01/03/2026,31/08/2026,20%,On hold,,,Needs two more people',
    ],
  },
  /** Sections between the rows, German days and decimal commas, no start. */
  german: {
    name: 'massnahmen.csv',
    lines: [
      'Maßnahmenplan Klimaschutz;;;;;;',
      'Nr.;Maßnahme;Verantwortlich;Beginn;Frist;Fortschritt;Status',
      ';1. Weniger Energie in Gebäuden;;;;;',
      '1;Schule Nord dämmen;Petra Vogt;01.03.2026;30.11.2026;62,5 %;in Umsetzung',
      '2;Heizung Rathaus tauschen;Jan Ott;15.05.2026;31.10.2026;0 %;geplant',
      ';2. Mehr Wege mit dem Rad;;;;;',
      '3;Radweg Talstraße;Petra Vogt;01.02.2026;31.07.2026;100 %;erledigt',
      '4;Abstellplätze am Bahnhof;Lea Kern;01.04.2026;30.09.2026;30 %;verzögert',
    ],
  },
  /** Numbers that say what stands above, rows of goals among those of actions. */
  french: {
    name: 'plan-actions.csv',
    lines: [
      'N°;Action;Responsable;Début;Échéance;Avancement;État',
      '1;Une ville propre;;;;;',
      '1.1;Moins de déchets;Léa Morel;;;;',
      '1.1.1;Composteurs de quartier;Hugo Petit;05/01/2026;30/06/2026;80 %;En cours',
      '1.1.2;Tri dans les écoles;Léa Morel;01/09/2026;31/12/2026;0 %;À faire',
      '1.2;Des rues nettes;Nadia Roux;;;;',
      '1.2.1;Brigade du samedi;Nadia Roux;01/02/2026;30/05/2026;100 %;Terminé',
      '1.2.2;Corbeilles solaires;Hugo Petit;15/03/2026;15/11/2026;25 %;En retard',
    ],
  },
  /** Goals by their numbers, one or several in a cell. */
  spanish: {
    name: 'plan-de-accion.csv',
    lines: [
      'Actividad;Objetivo;Responsable;Fecha inicio;Fecha fin;% avance;Estado;Presupuesto',
      'Taller de empleo juvenil;1.1;Marta Gil;12/01/2026;30/04/2026;100;Finalizado;18.000',
      'Ventanilla única;1.1, 2.1;Luis Peña;01/03/2026;30/11/2026;35;En curso;42.500',
      'Mercado de los jueves;2.1;Marta Gil;15/05/2026;15/12/2026;0;Pendiente;6.000',
    ],
  },
  /** Milestones: a day each and what they belong to. */
  milestones: {
    name: 'milestones.csv',
    lines: [
      'Milestone,Goal,Owner,Due date,Status',
      'Contract signed,1.1 Fewer leaks,Sam Lee,2026-03-31,Done',
      'Half of Mill Street,1.1 Fewer leaks,Ann Roe,2026-07-31,Open',
      'First clear bill,1.2 Clear bills,Kim Day,2026-12-15,Open',
    ],
  },
  /** Italian, in the words of one office: no goal anywhere, a word of a state that nobody knows. */
  italian: {
    name: 'piano-azioni.csv',
    lines: [
      'Piano delle azioni Biblioteca',
      'Azione;Referente;Data inizio;Scadenza;% completamento;Stato',
      'Orario serale;Elena Riva;01/02/2026;30/06/2026;50%;In corso',
      'Prestito digitale;Paolo Neri;15/01/2026;31/03/2026;100%;Completato',
      'Sala studio nuova;Elena Riva;01/05/2026;30/04/2026;0%;Da avviare',
      'Catalogo unico;Paolo Neri;01/06/2026;30/11/2026;250%;In rodaggio',
    ],
  },
} as const;

/** The bytes of one. */
export function actionPlan(name: keyof typeof ACTION_PLANS): { readonly name: string; readonly bytes: Buffer } {
  const { name: file, lines } = ACTION_PLANS[name];
  return { name: file, bytes: Buffer.from(lines.join('\n')) };
}
