// Names of classes repeat in the markup of every row, so they are short. The server's build must arrive at the same ones.

import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LENGTH = 6

const given = new Map<string, string>()

export function shortClassName(name: string, file: string): string {
  const [path = file] = relative(process.cwd(), file).replaceAll('\\', '/').split('?')
  const full = `${path}:${name}`
  const short = `_${createHash('sha256')
    .update(full)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, LENGTH - 1)}`
  const other = given.get(short)
  if (other !== undefined && other !== full) throw new Error(`${full} and ${other} would have the same class name`)
  given.set(short, full)
  return short
}
