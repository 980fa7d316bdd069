/** Everybody, from the least to the most allowed. */
export const ROLES = ['guest', 'user', 'test', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What a role is read from; `roleId` is missing in accounts of an old client. */
export interface RoleBearer {
  readonly username: string
  readonly roleId?: string | null | undefined
}

/**
 * The role that menus are drawn for (specification, section 6): nobody is a guest, an unknown role is a user, and an account
 * without any role is a user unless it is called `admin`. A rule of display only: a server never takes a role from a name.
 */
export const roleOf = (user: RoleBearer | null | undefined): Role => {
  if (!user) return 'guest'
  const { roleId, username } = user
  if (roleId === null || roleId === undefined || roleId === '') return username === 'admin' ? 'admin' : 'user'
  return roleId === 'admin' || roleId === 'test' ? roleId : 'user'
}

/** Whether somebody of this role may use what asks for `least`: admins may use everything, others what is theirs or everybody's. */
export const roleMay = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least)
