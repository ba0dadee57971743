// Test doubles for the bootstrap: a small project, and a scripted npm.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export function aTemporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bootstrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Each call takes the next entry of npm-outcomes.json ({ code, says, takesMs }); without one it succeeds. */
const npmScript = `
const fs = require('node:fs')
const args = process.argv.slice(2)
const isTelling = (arg) => !arg.startsWith('--') || arg === '--no-save' || arg === '--omit=dev'
fs.appendFileSync('npm-calls.txt', args.filter(isTelling).join(' ') + '\\n')
const outcomes = JSON.parse(fs.readFileSync('npm-outcomes.json', 'utf8'))
const { code = 0, says = '', takesMs = 0 } = outcomes.shift() ?? {}
fs.writeFileSync('npm-outcomes.json', JSON.stringify(outcomes))
if (args[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true })
fs.mkdirSync('node_modules', { recursive: true })
setTimeout(() => {
  if (code === 0) fs.writeFileSync('node_modules/.package-lock.json', '{}')
  console.error(says)
  process.exit(code)
}, takesMs)
`

/** A project without packages; npmCalls() lists the calls its npm has received. */
export function aProject({ npmOutcomes = [] } = {}) {
  const root = aTemporaryFolder()
  const write = (name, content) => writeFileSync(path.join(root, name), content)
  write('package.json', JSON.stringify({ dependencies: { zod: '4.6.7' } }))
  write('package-lock.json', JSON.stringify({ packages: {} }))
  write('npm-outcomes.json', JSON.stringify(npmOutcomes))
  mkdirSync(path.join(root, 'npm'))
  write('npm/npm-cli.js', npmScript)
  const callsFile = path.join(root, 'npm-calls.txt')
  const npmCalls = () => (existsSync(callsFile) ? readFileSync(callsFile, 'utf8').trim().split('\n') : [])
  const npmEnv = { npm_execpath: path.join(root, 'npm', 'npm-cli.js'), npm_node_execpath: process.execPath }
  return { root, write, npmCalls, npmEnv }
}
