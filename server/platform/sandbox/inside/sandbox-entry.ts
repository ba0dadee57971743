// The process in which one program runs. It reads the program from its input and writes a line per call.

import { writeSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Program, Report, TimeLimits } from '../../../../shared/sandbox/program.ts'
import { leave, lockDown } from './lock-down.ts'

const STDOUT = 1
const report = (line: Report): void => {
  writeSync(STDOUT, `${JSON.stringify(line)}\n`)
}

const program = JSON.parse(await text(process.stdin)) as Program & TimeLimits
const run =
  program.language === 'python'
    ? await (await import('./run-python.ts')).prepare(String(process.argv[2]))
    : await (await import('./run-javascript.ts')).prepare(program.cpuMs)
lockDown()
report({ ready: true })
run(program, report)
leave()
