// PostgreSQL refuses to run as root. This file is the only one that knows the three ways to run its programs.
import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'

export type RunAs =
  /** As the current, unprivileged user. */
  | { kind: 'self' }
  /** As root inside a user namespace that presents us as another user: keeps root's access to files. */
  | { kind: 'mapped'; unshare: string; user: SystemUser }
  /** As another user, who then owns the data and must be able to reach it. */
  | { kind: 'other'; user: SystemUser }

export interface SystemUser {
  uid: number
  gid: number
}

export interface Invocation {
  command: string
  args: string[]
  options: Partial<SystemUser>
}

export function invoke(runAs: RunAs, program: string, args: string[]): Invocation {
  if (runAs.kind === 'self') return { command: program, args, options: {} }
  if (runAs.kind === 'other') return { command: program, args, options: runAs.user }
  const { uid, gid } = runAs.user
  const mapping = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', program]
  return { command: runAs.unshare, args: [...mapping, ...args], options: {} }
}

/** Whether PostgreSQL's programs can run this way here: namespaces may be forbidden, folders inaccessible. */
export function canRun(runAs: RunAs, postgresFolder: string): boolean {
  const { command, args, options } = invoke(runAs, path.join(postgresFolder, 'bin', 'postgres'), ['--version'])
  return spawnSync(command, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0
}

export function canEnter(user: SystemUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** An unprivileged user that every system has; initdb requires one with a name. */
export function unprivilegedUser(): SystemUser {
  const name = process.platform === 'darwin' ? '_postgres' : 'nobody'
  const read = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}
