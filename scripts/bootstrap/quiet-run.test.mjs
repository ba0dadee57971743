import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { aTemporaryFolder } from './project.builder.mjs'
import { runQuietly } from './quiet-run.mjs'

afterEach(() => vi.restoreAllMocks())

it('writes the output to the log and returns it with the exit code', async () => {
  const shown = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const logFile = path.join(aTemporaryFolder(), 'logs', 'chatter.log')
  const args = ['--eval', 'console.log("out"); console.error("err"); process.exit(3)']
  const result = await runQuietly({ label: 'Working', command: process.execPath, args, logFile })
  expect(result).toEqual({ code: 3, log: 'out\nerr\n' })
  expect(readFileSync(logFile, 'utf8')).toBe('out\nerr\n')
  expect(shown.mock.calls).toEqual([['Working …']])
})

it('says why when the command cannot be started', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const logFile = path.join(aTemporaryFolder(), 'missing.log')
  const { code, log } = await runQuietly({ label: 'Working', command: '/nonexistent/npm', args: [], logFile })
  expect(code).toBeNull()
  expect(log).toContain('ENOENT')
})

it('leaves nothing running when it is killed', async () => {
  const logFile = path.join(aTemporaryFolder(), 'worker.log')
  const script = `
    import { runQuietly } from ${JSON.stringify(new URL('./quiet-run.mjs', import.meta.url).href)}
    const args = ['--eval', 'console.log(process.pid); setInterval(() => undefined, 1000)']
    await runQuietly({ label: 'Working', command: process.execPath, args, logFile: process.argv[1] })
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, logFile], { stdio: 'ignore' })
  const workerId = await vi.waitUntil(() => Number(readFileSync(logFile, { encoding: 'utf8', flag: 'a+' })), 10_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(() => process.kill(workerId, 0)).toThrow('ESRCH')
})
