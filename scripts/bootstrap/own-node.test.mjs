import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ownNode } from './own-node.mjs'
import { aTemporaryFolder } from './project.builder.mjs'
import { projectRoot } from './project.mjs'

const runScript = path.join(projectRoot, 'scripts', 'run.mjs')

function aScript(source) {
  const file = path.join(aTemporaryFolder(), 'script.ts')
  writeFileSync(file, source)
  return file
}

it('is the Node from npm, whichever version the system has', () => {
  const { stdout } = spawnSync(ownNode(), ['--version'], { encoding: 'utf8' })
  expect(stdout).toMatch(/^v26\./)
})

it('says in one line that its package is not installed', () => {
  expect(() => ownNode(aTemporaryFolder())).toThrow(/^The package node-\S+ is not installed: remove node_modules/)
})

it('runs TypeScript with arguments and returns its exit code', () => {
  const file = aScript('const words: string[] = process.argv.slice(2); console.log(words.join()); process.exit(7)')
  const { status, stdout } = spawnSync(process.execPath, [runScript, file, 'a', '--b'], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 7, stdout: 'a,--b\n' })
})

it.each(['process.execve', 'a parent process'])('forwards SIGTERM to what it runs (by %s)', async (way) => {
  const file = aScript(`
    process.once('SIGTERM', () => { console.log('stopped in good order'); process.exit(0) })
    setInterval(() => undefined, 1000)
    console.log('ready')
  `)
  const withoutExecve = ['--import', 'data:text/javascript,delete process.execve']
  const args = way === 'process.execve' ? [] : withoutExecve
  const child = spawn(process.execPath, [...args, runScript, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
    if (text.includes('ready')) child.kill('SIGTERM')
  })
  const [code] = await once(child, 'close')
  expect({ code, output }).toEqual({ code: 0, output: 'ready\nstopped in good order\n' })
})

it('caches compiled code for the next start', () => {
  const file = aScript('console.log(process.env.NODE_COMPILE_CACHE)')
  const { stdout } = spawnSync(process.execPath, [runScript, file], { encoding: 'utf8' })
  expect(existsSync(stdout.trim())).toBe(true)
})
