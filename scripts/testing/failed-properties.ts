// Seeds of failed properties, one file per test, so that workers do not overwrite each other's.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { z } from 'zod'

export type TestName = { file: string; name: string }

const keptCase = z.object({ seed: z.number() })

export class FailedProperties {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  seedOf(test: TestName): number | null {
    const file = this.#fileOf(test)
    return existsSync(file) ? keptCase.parse(JSON.parse(readFileSync(file, 'utf8'))).seed : null
  }

  keep<T>(test: TestName, { seed, counterexamplePath, counterexample }: fc.RunDetails<T>): void {
    mkdirSync(this.#folder, { recursive: true })
    const kept = { ...test, seed, path: counterexamplePath, counterexample: fc.stringify(counterexample) }
    writeFileSync(this.#fileOf(test), `${JSON.stringify(kept, null, 2)}\n`)
  }

  clear(test: TestName): void {
    rmSync(this.#fileOf(test), { force: true })
  }

  #fileOf({ file, name }: TestName): string {
    const key = createHash('sha256').update(`${file} ${name}`).digest('hex').slice(0, 16)
    return join(this.#folder, `${key}.json`)
  }
}
