import type { Role } from './plan/owners.ts';

/** How a share looks, and how much its viewers may do (rule 7.6). */
export type ShareStyle = 'chips' | 'static' | 'dynamic';

export type Viewer = MemberViewer | { readonly kind: 'share'; readonly style: ShareStyle };

type MemberViewer = {
  readonly kind: 'member';
  readonly memberId: string;
  readonly role: Role;
  readonly departmentId: string | null;
  /** Also edits the department's goals; has no effect for the role viewer. */
  readonly leadsDepartment: boolean;
  /** An API token, which narrows what its member may do; one of the plan itself narrows what a lead may do. */
  readonly token?: TokenAccess;
};

export const TOKEN_ACCESSES = ['read', 'figures', 'write'] as const;
/** To read; to enter figures too; or to change goals too, and import. */
export type TokenAccess = (typeof TOKEN_ACCESSES)[number];

/** A goal's owner and department (its own, else its owner's), or the author of a filter, comment or change. */
export type Subject = {
  readonly memberId: string | null;
  readonly departmentId: string | null;
  readonly contributorIds?: readonly string[];
};

export type Action = keyof typeof GRANTS;

export type Grant =
  | 'always'
  | 'never'
  /** On the viewer's own goals, saved filters, comments and changes. */
  | 'own'
  /** On own goals, and as the lead of a department on the goals of that department. */
  | 'ownOrLed'
  /** As `ownOrLed`, and on goals one contributes to. */
  | 'sharedOrLed'
  /** As the lead of a department, on the goals of that department. */
  | 'led';

/** Viewers of a share own nothing. */
type Grants = Readonly<Record<Role, Grant> & Record<ShareStyle, 'always' | 'never'>>;

const NO_SHARES = { dynamic: 'never', static: 'never', chips: 'never' } as const;
const MEMBERS = { lead: 'always', member: 'always', viewer: 'always', ...NO_SHARES } as const satisfies Grants;
const MEMBERS_AND_DYNAMIC = { ...MEMBERS, dynamic: 'always' } as const satisfies Grants;
const READING = { ...MEMBERS_AND_DYNAMIC, static: 'always', chips: 'always' } as const satisfies Grants;
const OWN_ONLY = { lead: 'own', member: 'own', viewer: 'own', ...NO_SHARES } as const satisfies Grants;
const WRITERS = { ...MEMBERS, viewer: 'never' } as const satisfies Grants;
const WRITERS_OWN = { ...WRITERS, lead: 'own', member: 'own' } as const satisfies Grants;
const OWNER = { ...WRITERS, member: 'own' } as const satisfies Grants;
const GOAL_OWNER = { ...WRITERS, member: 'ownOrLed' } as const satisfies Grants;
const GOAL_TEAM = { ...WRITERS, member: 'sharedOrLed' } as const satisfies Grants;
const DEPARTMENT_LEAD = { ...WRITERS, member: 'led' } as const satisfies Grants;
const LEAD = { ...WRITERS, member: 'never' } as const satisfies Grants;

/**
 * Who may do what (rules 1.6, 4.9 and 7.1 to 7.5). For a share it says what its style opens;
 * which goals are seen through it is decided by its filter.
 */
const GRANTS = {
  readPlan: READING,
  print: READING,
  readHealthMeter: READING,

  filter: MEMBERS_AND_DYNAMIC,
  changeYear: MEMBERS_AND_DYNAMIC,
  /** A member's own; through a share those of the member who made it. */
  readSavedFilters: MEMBERS_AND_DYNAMIC,
  createSavedFilter: MEMBERS,
  editSavedFilter: OWN_ONLY,

  /** Choose one's own columns of the table of goals. */
  chooseColumns: MEMBERS,
  goFullscreen: MEMBERS,
  followLive: MEMBERS,
  readHistory: MEMBERS,
  lookBack: MEMBERS,
  export: MEMBERS,
  /** Initiatives, milestones and decisions: no share shows them. */
  readWork: MEMBERS,
  makeApiToken: MEMBERS,

  comment: WRITERS,
  editComment: WRITERS_OWN,
  deleteComment: OWNER,
  undo: OWNER,

  enterFigures: GOAL_TEAM,
  setStatus: GOAL_TEAM,
  /** Say of figures that wait whether they count; what such a member enters counts at once. */
  confirmFigures: DEPARTMENT_LEAD,
  editGoal: GOAL_OWNER,
  createGoal: DEPARTMENT_LEAD,
  moveGoal: DEPARTMENT_LEAD,
  archiveGoal: DEPARTMENT_LEAD,
  /** Initiatives, milestones and decisions of a goal: whoever works on it. */
  editWork: GOAL_TEAM,
  /** Undo what one did with them oneself. */
  undoWork: WRITERS,

  share: LEAD,
  import: LEAD,
  editPlan: LEAD,
  /** What a plan calls things, and in which colours. */
  editWords: LEAD,
  manageMembers: LEAD,
  /** API tokens that belong to the plan and outlast whoever made them. */
  makePlanToken: LEAD,
  lockPeriods: LEAD,
  /** See who keeps what up to date, and remind by mail. */
  remind: LEAD,
} as const satisfies Record<string, Grants>;

/** What an API token may do; people, shares, settings and tokens are managed only in person. */
const TOKENS_READ: readonly Action[] = [
  'readPlan',
  'print',
  'readHealthMeter',
  'filter',
  'changeYear',
  'readSavedFilters',
  'followLive',
  'readHistory',
  'lookBack',
  'export',
  'readWork',
];
const TOKENS_FIGURES: readonly Action[] = [...TOKENS_READ, 'comment', 'enterFigures', 'setStatus'];
const TOKENS_WRITE: readonly Action[] = [
  ...TOKENS_FIGURES,
  'confirmFigures',
  'editGoal',
  'createGoal',
  'moveGoal',
  'archiveGoal',
  'editWork',
  'undoWork',
  'import',
  'undo',
];

const OF_TOKENS: Readonly<Record<TokenAccess, readonly Action[]>> = {
  read: TOKENS_READ,
  figures: TOKENS_FIGURES,
  write: TOKENS_WRITE,
};

/** Whether a viewer may do something to a subject. Server and page ask here and nowhere else. */
export function may(viewer: Viewer, action: Action, subject: Subject | null = null): boolean {
  const grants: Grants = GRANTS[action];
  if (viewer.kind === 'share') return grants[viewer.style] === 'always';
  if (viewer.token !== undefined && !OF_TOKENS[viewer.token].includes(action)) return false;
  switch (grants[viewer.role]) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'own':
      return isOwn(viewer, subject);
    case 'ownOrLed':
      return isOwn(viewer, subject) || isLed(viewer, subject);
    case 'sharedOrLed':
      return isOwn(viewer, subject) || isLed(viewer, subject) || isShared(viewer, subject);
    case 'led':
      return isLed(viewer, subject);
  }
}

/** Whether a viewer may do something to what is of several people: it is enough that one of them may. */
export function mayToAny(viewer: Viewer, action: Action, subjects: readonly Subject[]): boolean {
  return may(viewer, action) || subjects.some((subject) => may(viewer, action, subject));
}

/**
 * Whether a viewer sees a member's e-mail address: who manages members sees all, others only their own, tokens and
 * shares none.
 */
export function mayReadEmail(viewer: Viewer, memberId: string | null): boolean {
  if (may(viewer, 'manageMembers')) return true;
  return viewer.kind === 'member' && viewer.token === undefined && memberId === viewer.memberId;
}

/** What an administrator lets the feeds of plans ask of a connection. */
export type ConnectionAccess = {
  readonly planIds: readonly string[];
  readonly questionRule: QuestionRule;
  readonly questions: readonly AllowedQuestion[];
};

/** `any`: whatever a plan's lead asks; `listed`: only the questions an administrator has allowed. */
export const QUESTION_RULES = ['any', 'listed'] as const;
export type QuestionRule = (typeof QUESTION_RULES)[number];

/** `planId`: the plan that may ask it; null: every plan that may use the connection. */
export type AllowedQuestion = { readonly ask: string; readonly planId: string | null };

/** Whether feeds of a plan may use a connection: nobody's may until an administrator names the plan. */
export function mayUseConnection({ planIds }: Pick<ConnectionAccess, 'planIds'>, planId: string): boolean {
  return planIds.includes(planId);
}

/** Whether feeds of a plan may ask a question there. */
export function mayAskConnection(
  { questionRule, questions, planIds }: ConnectionAccess,
  { ask, planId }: { readonly ask: string; readonly planId: string },
): boolean {
  if (!mayUseConnection({ planIds }, planId)) return false;
  return questionRule === 'any' || questionsFor({ questions }, planId).includes(ask);
}

/** The questions that an administrator has allowed to a plan. */
export function questionsFor({ questions }: Pick<ConnectionAccess, 'questions'>, planId: string): string[] {
  return [...new Set(questions.filter((each) => each.planId === null || each.planId === planId).map(({ ask }) => ask))];
}

/** Who may do what in an installation, beside the roles of its plans; administrators always may. */
export type InstallationPolicy = {
  readonly planCreation: PlanCreation;
  /** Mail domains of the organisation's own people; where there are none, nobody is outside. */
  readonly houseDomains: readonly string[];
  readonly outsideInvitations: LeadsOr;
  readonly planTokens: LeadsOr;
  readonly leadsNeedTwoFactor: boolean;
};

export const PLAN_CREATIONS = ['administrators', 'leads', 'anyone'] as const;
export type PlanCreation = (typeof PLAN_CREATIONS)[number];
export const LEADS_OR = ['leads', 'administrators'] as const;
export type LeadsOr = (typeof LEADS_OR)[number];

export type Standing = { readonly isAdministrator: boolean; readonly leadsPlan: boolean };

/** Whether an account may make a plan. */
export function mayMakePlan({ planCreation }: InstallationPolicy, { isAdministrator, leadsPlan }: Standing): boolean {
  return isAdministrator || planCreation === 'anyone' || (planCreation === 'leads' && leadsPlan);
}

/** Whether a lead may invite an e-mail address. */
export function mayInvite(
  { houseDomains, outsideInvitations }: InstallationPolicy,
  { isAdministrator }: Pick<Standing, 'isAdministrator'>,
  email: string,
): boolean {
  if (isAdministrator || outsideInvitations === 'leads' || houseDomains.length === 0) return true;
  return houseDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Whether a lead may make API tokens that belong to a plan. */
export function mayMakePlanTokens(
  { planTokens }: InstallationPolicy,
  { isAdministrator }: Pick<Standing, 'isAdministrator'>,
): boolean {
  return isAdministrator || planTokens === 'leads';
}

/** Whether a viewer sees a figure that waits, or was declined: who entered it does, and who answers it. */
export function mayReadWaiting(viewer: Viewer, enteredBy: string | null, subject: Subject | null): boolean {
  if (viewer.kind === 'share') return false;
  return (enteredBy !== null && enteredBy === viewer.memberId) || may(viewer, 'confirmFigures', subject);
}

/** For tables that describe the roles; what is allowed is asked of `may`. */
export function grantOf(action: Action, who: Role | ShareStyle): Grant {
  return GRANTS[action][who];
}

/** Everything that can be asked for, in the order of the table. */
export function allActions(): readonly Action[] {
  return Object.keys(GRANTS).filter((name): name is Action => name in GRANTS);
}

/** Whether a viewer may do something to any subject at all, which decides whether its button is shown. */
export function mayAtAll(viewer: Viewer, action: Action): boolean {
  if (viewer.kind === 'share') return may(viewer, action);
  const ofOwn = { memberId: viewer.memberId, departmentId: viewer.departmentId };
  return may(viewer, action, ofOwn);
}

function isOwn(viewer: MemberViewer, subject: Subject | null): boolean {
  return subject !== null && subject.memberId === viewer.memberId;
}

function isShared({ memberId }: MemberViewer, subject: Subject | null): boolean {
  return subject?.contributorIds?.includes(memberId) ?? false;
}

function isLed({ leadsDepartment, departmentId }: MemberViewer, subject: Subject | null): boolean {
  return leadsDepartment && departmentId !== null && subject !== null && subject.departmentId === departmentId;
}
