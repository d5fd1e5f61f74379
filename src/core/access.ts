import type { Role } from './plan/owners.ts';

/** How a share looks, and how much its viewers may do (specification, section 2, Shared styles). */
export type ShareStyle = 'chips' | 'static' | 'dynamic';

/** Who is looking: a member of the plan, or whoever opened a share. */
export type Viewer = MemberViewer | { readonly kind: 'share'; readonly style: ShareStyle };

type MemberViewer = {
  readonly kind: 'member';
  readonly memberId: string;
  readonly role: Role;
  readonly departmentId: string | null;
  /** May also edit the department's goals; of no effect on the role viewer, which reads. */
  readonly leadsDepartment: boolean;
  /** A program that asks for the member by an API token: it may never more than the member, and less. */
  readonly token?: 'read' | 'write';
};

/** Whose a thing is: a goal's owner and department (its own, else its owner's), or who made a filter, comment or change. */
export type Subject = {
  readonly memberId: string | null;
  readonly departmentId: string | null;
  /** Who works on a goal beside its owner; nobody where it is left out. */
  readonly contributorIds?: readonly string[];
};

/** What can be asked for. */
export type Action = keyof typeof GRANTS;

export type Grant =
  | 'always'
  | 'never'
  /** On what is the viewer's own: own goal, own saved filter, own comment, own change. */
  | 'own'
  /** On own goals, and as the lead of a department on the goals of that department. */
  | 'ownOrLed'
  /** As `ownOrLed`, and on goals one contributes to. */
  | 'sharedOrLed'
  /** As the lead of a department, on the goals of that department. */
  | 'led';

/** Through a share nothing is anybody's own. */
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
 * Who may do what (readings, sections 1, 4 and 7; specification, section 6). For a share it says what its style opens;
 * which goals are seen through it is decided by its filter.
 */
const GRANTS = {
  readPlan: READING,
  print: READING,
  readHealthMeter: READING,

  /** Narrow the filter, within a share's ceiling. */
  filter: MEMBERS_AND_DYNAMIC,
  changeYear: MEMBERS_AND_DYNAMIC,
  /** A member's own; through a share those of the member who made it. */
  readSavedFilters: MEMBERS_AND_DYNAMIC,
  createSavedFilter: MEMBERS,
  /** Rename, change, delete. */
  editSavedFilter: OWN_ONLY,

  goFullscreen: MEMBERS,
  followLive: MEMBERS,
  readHistory: MEMBERS,
  /** The plan as it was on a past day. */
  lookBack: MEMBERS,
  export: MEMBERS,
  makeApiToken: MEMBERS,

  comment: WRITERS,
  editComment: WRITERS_OWN,
  deleteComment: OWNER,
  /** Take back a change. */
  undo: OWNER,

  enterFigures: GOAL_TEAM,
  setStatus: GOAL_TEAM,
  editGoal: GOAL_OWNER,
  createGoal: DEPARTMENT_LEAD,
  moveGoal: DEPARTMENT_LEAD,
  archiveGoal: DEPARTMENT_LEAD,

  /** Make, list, pause and revoke shares and short links. */
  share: LEAD,
  import: LEAD,
  editPlan: LEAD,
  manageMembers: LEAD,
  lockPeriods: LEAD,
} as const satisfies Record<string, Grants>;

/** What an API token opens; who makes it may do the rest only in person: people, shares, settings and tokens. */
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
];
const TOKENS_WRITE: readonly Action[] = [
  ...TOKENS_READ,
  'comment',
  'enterFigures',
  'setStatus',
  'editGoal',
  'createGoal',
  'moveGoal',
  'archiveGoal',
  'import',
  'undo',
];

/**
 * Whether a viewer may do something to a thing of somebody's. Where it matters whose the thing is, it is refused
 * without a subject. Server and page ask here and nowhere else.
 */
export function may(viewer: Viewer, action: Action, subject: Subject | null = null): boolean {
  const grants: Grants = GRANTS[action];
  if (viewer.kind === 'share') return grants[viewer.style] === 'always';
  if (viewer.token !== undefined && !(viewer.token === 'read' ? TOKENS_READ : TOKENS_WRITE).includes(action)) {
    return false;
  }
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

/**
 * Whether a viewer is told a member's e-mail address (null: that of whoever it is): who manages the members all of
 * them, anybody else their own. Programs and shares are told none.
 */
export function mayReadEmail(viewer: Viewer, memberId: string | null): boolean {
  if (may(viewer, 'manageMembers')) return true;
  return viewer.kind === 'member' && viewer.token === undefined && memberId === viewer.memberId;
}

/** What a role or a share's style is granted: for the tables that tell people; what is allowed is asked of `may`. */
export function grantOf(action: Action, who: Role | ShareStyle): Grant {
  return GRANTS[action][who];
}

/** Everything that can be asked for, in the order of the table. */
export function allActions(): readonly Action[] {
  return Object.keys(GRANTS).filter((name): name is Action => name in GRANTS);
}

/** Whether a viewer may do something to some thing at all: whether its menu or button is there. */
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
