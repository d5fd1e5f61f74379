/** lead shares, edits the plan and manages it; member updates own goals; viewer reads (rule 1.6; types 1, 2, 3). */
export type Role = 'lead' | 'member' | 'viewer';

export type Member = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly departmentId: string | null;
  /** May also edit the department's goals (`plan_users_type` '1' in the owner lists). */
  readonly leadsDepartment: boolean;
};

export type Department = {
  readonly id: string;
  readonly name: string;
  readonly position?: number;
};

export type Owners = { readonly departments: readonly Department[]; readonly members: readonly Member[] };
