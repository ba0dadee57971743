import { cpSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `--data DIR`: begins with a copy of this stopped DATA_DIR instead of creating the demo world, which takes minutes on a busy
 * machine.
 */
export function copyPreparedData(folder: string): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false })
  if (typeof values.data === 'string') cpSync(values.data, path.join(folder, 'data'), { recursive: true })
}
