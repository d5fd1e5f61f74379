import { describe, expect, it } from 'vitest';
import {
  type Action,
  allActions,
  grantOf,
  type InstallationPolicy,
  may,
  mayAskConnection,
  mayAtAll,
  mayInvite,
  mayMakePlan,
  mayMakePlanTokens,
  mayReadEmail,
  mayReadWaiting,
  mayToAny,
  questionsFor,
  type Subject,
  type TokenAccess,
  type Viewer,
} from './access.ts';
import type { Role } from './plan/owners.ts';

const SUBJECTS = {
  own: { memberId: 'me', departmentId: null },
  shared: { memberId: 'other', departmentId: 'theirs', contributorIds: ['third', 'me'] },
  ofMyDepartment: { memberId: 'other', departmentId: 'mine' },
  ofOthers: { memberId: 'other', departmentId: 'theirs' },
  ofNobody: { memberId: null, departmentId: null },
  unsaid: null,
} satisfies Record<string, Subject | null>;

const VIEWERS = {
  lead: member('lead'),
  departmentLead: member('member', { departmentId: 'mine', leadsDepartment: true }),
  member: member('member', { departmentId: 'mine' }),
  viewer: member('viewer', { departmentId: 'mine', leadsDepartment: true }),
  dynamic: { kind: 'share', style: 'dynamic' },
  static: { kind: 'share', style: 'static' },
  chips: { kind: 'share', style: 'chips' },
} satisfies Record<string, Viewer>;

/**
 * What each viewer may do: to everything (+), to nothing (-), to what is own (o), to what is own or of the department
 * led (O), to that and to what they contribute to (C; without a department led c), to what is of the department led (d). Columns: lead, department lead, member, viewer; dynamic, static, chips.
 */
const TABLE: Readonly<Record<Action, string>> = {
  readPlan: '++++ +++',
  print: '++++ +++',
  readHealthMeter: '++++ +++',
  filter: '++++ +--',
  changeYear: '++++ +--',
  readSavedFilters: '++++ +--',
  createSavedFilter: '++++ ---',
  editSavedFilter: 'oooo ---',
  chooseColumns: '++++ ---',
  goFullscreen: '++++ ---',
  followLive: '++++ ---',
  readHistory: '++++ ---',
  lookBack: '++++ ---',
  export: '++++ ---',
  readWork: '++++ ---',
  makeApiToken: '++++ ---',
  comment: '+++- ---',
  editComment: 'ooo- ---',
  deleteComment: '+oo- ---',
  undo: '+oo- ---',
  enterFigures: '+Cc- ---',
  setStatus: '+Cc- ---',
  confirmFigures: '+d-- ---',
  editGoal: '+Oo- ---',
  createGoal: '+d-- ---',
  moveGoal: '+d-- ---',
  archiveGoal: '+d-- ---',
  editWork: '+Cc- ---',
  undoWork: '+++- ---',
  share: '+--- ---',
  import: '+--- ---',
  editPlan: '+--- ---',
  editWords: '+--- ---',
  manageMembers: '+--- ---',
  makePlanToken: '+--- ---',
  lockPeriods: '+--- ---',
  remind: '+--- ---',
};

const ALLOWED: Readonly<Record<string, readonly (keyof typeof SUBJECTS)[]>> = {
  '+': ['own', 'shared', 'ofMyDepartment', 'ofOthers', 'ofNobody', 'unsaid'],
  '-': [],
  o: ['own'],
  O: ['own', 'ofMyDepartment'],
  c: ['own', 'shared'],
  C: ['own', 'shared', 'ofMyDepartment'],
  d: ['ofMyDepartment'],
};

const rows = keysOf(TABLE).flatMap((action) =>
  keysOf(VIEWERS).map((viewer, column) => ({
    action,
    viewer,
    sign: TABLE[action].replace(' ', '').charAt(column),
  })),
);

describe('who may do what', () => {
  it.each(rows)('$viewer, $action: $sign', ({ action, viewer, sign }) => {
    const allowed = keysOf(SUBJECTS).filter((subject) => may(VIEWERS[viewer], action, SUBJECTS[subject]));
    expect(allowed).toEqual(ALLOWED[sign]);
    expect(mayAtAll(VIEWERS[viewer], action)).toBe(sign !== '-');
  });

  it('refuses what depends on whose a thing is where that is not said', () => {
    expect(may(VIEWERS.departmentLead, 'enterFigures')).toBe(false);
  });

  it('needs no subject where everything is allowed', () => {
    expect(may(VIEWERS.lead, 'enterFigures')).toBe(true);
  });

  it('takes the lead of no department for an ordinary member', () => {
    const lost = member('member', { departmentId: null, leadsDepartment: true });
    expect(may(lost, 'archiveGoal', SUBJECTS.ofNobody)).toBe(false);
    expect(mayAtAll(lost, 'archiveGoal')).toBe(false);
  });
});

describe('what an API token opens', () => {
  const READ =
    'readPlan print readHealthMeter filter changeYear readSavedFilters followLive readHistory lookBack export readWork';
  const FIGURES = `${READ} comment enterFigures setStatus`;
  const WRITE = `${FIGURES} undo confirmFigures editGoal createGoal moveGoal archiveGoal editWork undoWork import`;
  it.each([
    ['read', READ],
    ['figures', FIGURES],
    ['write', WRITE],
  ] as const)('to %s, of a lead: nothing of people, shares, settings and tokens', (token, opened) => {
    const program = member('lead', { token });
    const allowed = allActions().filter((action) => may(program, action, SUBJECTS.own));
    expect(allowed.toSorted()).toEqual(opened.split(' ').toSorted());
  });

  it.each(rows.filter(({ sign }) => sign !== '+'))('never more than its $viewer: $action', ({ action, viewer }) => {
    const person = VIEWERS[viewer];
    const program: Viewer = person.kind === 'share' ? person : { ...person, token: 'write' };
    for (const subject of Object.values(SUBJECTS)) {
      if (may(program, action, subject)) expect(may(person, action, subject)).toBe(true);
    }
  });
});

describe('what is of several people', () => {
  it.each<[string, Viewer, readonly Subject[], boolean]>([
    ['is a lead’s, whosever it is', VIEWERS.lead, [], true],
    ['is open to one of them', VIEWERS.member, [SUBJECTS.ofOthers, SUBJECTS.own], true],
    ['is closed to others', VIEWERS.member, [SUBJECTS.ofOthers, SUBJECTS.ofNobody], false],
    ['is closed to a viewer', VIEWERS.viewer, [SUBJECTS.own], false],
  ])('%s', (_, viewer, subjects, allowed) => {
    expect(mayToAny(viewer, 'editWork', subjects)).toBe(allowed);
  });
});

describe('whose e-mail address is told', () => {
  it.each<[string, Viewer, string | null, boolean]>([
    ['a lead any', VIEWERS.lead, 'other', true],
    ['a lead that of nobody known', VIEWERS.lead, null, true],
    ['a member their own', VIEWERS.member, 'me', true],
    ['a member no other', VIEWERS.member, 'other', false],
    ['a member not that of nobody known', VIEWERS.member, null, false],
    ['a viewer their own', VIEWERS.viewer, 'me', true],
    ['a program of a lead none', member('lead', { token: 'write' }), 'other', false],
    ['a program not even that of its member', member('member', { token: 'read' }), 'me', false],
    ['a share none', VIEWERS.dynamic, 'me', false],
  ])('%s', (_, viewer, memberId, isTold) => {
    expect(mayReadEmail(viewer, memberId)).toBe(isTold);
  });
});

describe('the table of grants', () => {
  it.each([
    ['readPlan', 'chips', 'always'],
    ['share', 'member', 'never'],
    ['undo', 'member', 'own'],
    ['enterFigures', 'member', 'sharedOrLed'],
    ['editGoal', 'member', 'ownOrLed'],
    ['createGoal', 'member', 'led'],
  ] as const)('%s, %s: %s', (action, who, grant) => {
    expect(grantOf(action, who)).toBe(grant);
  });

  it('has every action once', () => {
    expect(allActions().toSorted()).toEqual(keysOf(TABLE).toSorted());
  });
});

function member(
  role: Role,
  part: { departmentId?: string | null; leadsDepartment?: boolean; token?: TokenAccess } = {},
): Viewer {
  return { kind: 'member', memberId: 'me', role, departmentId: null, leadsDepartment: false, ...part };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

describe('what feeds of a plan may ask of a connection', () => {
  const questions = [
    { ask: 'SELECT 1', planId: 'parks' },
    { ask: 'SELECT 2', planId: null },
    { ask: 'SELECT 2', planId: 'parks' },
    { ask: 'SELECT 3', planId: 'police' },
  ];
  it.each([
    ['any', 'parks', 'SELECT 9', true],
    ['any', 'water', 'SELECT 2', false],
    ['listed', 'parks', 'SELECT 1', true],
    ['listed', 'parks', 'SELECT 2', true],
    ['listed', 'parks', 'SELECT 3', false],
    ['listed', 'parks', 'SELECT 9', false],
    ['listed', 'water', 'SELECT 2', false],
  ] as const)('%s question, by %s: %s is %s', (questionRule, planId, ask, expected) => {
    const access = { planIds: ['parks', 'police'], questionRule, questions };
    expect(mayAskConnection(access, { ask, planId })).toBe(expected);
  });

  it('lists each allowed question of a plan once', () => {
    expect(questionsFor({ questions }, 'parks')).toEqual(['SELECT 1', 'SELECT 2']);
  });
});

describe('what an installation lets people do', () => {
  const OPEN: InstallationPolicy = {
    planCreation: 'anyone',
    houseDomains: [],
    outsideInvitations: 'leads',
    planTokens: 'leads',
    leadsNeedTwoFactor: false,
  };

  it.each([
    ['administrators', { isAdministrator: true, leadsPlan: false }, true],
    ['administrators', { isAdministrator: false, leadsPlan: true }, false],
    ['leads', { isAdministrator: false, leadsPlan: true }, true],
    ['leads', { isAdministrator: false, leadsPlan: false }, false],
    ['anyone', { isAdministrator: false, leadsPlan: false }, true],
  ] as const)('plans are made by %s: %j %s', (planCreation, standing, expected) => {
    expect(mayMakePlan({ ...OPEN, planCreation }, standing)).toBe(expected);
  });

  it.each([
    ['administrators', ['city.gov'], true, 'ann@example.com', true],
    ['leads', ['city.gov'], false, 'ann@example.com', true],
    ['administrators', [], false, 'ann@example.com', true],
    ['administrators', ['city.gov'], false, 'ann@City.gov', true],
    ['administrators', ['city.gov'], false, 'ann@example.com', false],
    ['administrators', ['city.gov'], false, 'ann@not-city.gov', false],
  ] as const)(
    'people from outside are invited by %s, own domains %j: administrator %s, %s is %s',
    (outsideInvitations, houseDomains, isAdministrator, email, expected) => {
      expect(mayInvite({ ...OPEN, outsideInvitations, houseDomains }, { isAdministrator }, email)).toBe(expected);
    },
  );

  it.each([
    ['leads', false, true],
    ['administrators', false, false],
    ['administrators', true, true],
  ] as const)('tokens of plans are made by %s: administrator %s, %s', (planTokens, isAdministrator, expected) => {
    expect(mayMakePlanTokens({ ...OPEN, planTokens }, { isAdministrator })).toBe(expected);
  });
});

describe('who sees a figure that waits', () => {
  it.each([
    ['who entered it', 'member', 'me', 'ofOthers', true],
    ['nobody else', 'member', 'other', 'ofOthers', false],
    ['not who could have, where nobody did', 'member', null, 'ofOthers', false],
    ['who answers it', 'departmentLead', 'other', 'ofMyDepartment', true],
    ['a lead', 'lead', null, 'ofOthers', true],
    ['no share', 'dynamic', null, 'ofOthers', false],
  ] as const)('%s', (_, viewer, enteredBy, subject, expected) => {
    expect(mayReadWaiting(VIEWERS[viewer], enteredBy, SUBJECTS[subject])).toBe(expected);
  });
});
