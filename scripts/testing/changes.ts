import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string[] => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Paths that differ from a commit, including new and deleted files. */
export const changedSince = (base: string): string[] => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Where this branch diverged from main. */
export const branchPoint = (): string => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
