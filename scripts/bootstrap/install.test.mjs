import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, it, vi } from 'vitest'
import { ensureInstalled, npmFailureReason } from './install.mjs'
import { aProject, aTemporaryFolder } from './project.builder.mjs'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
})

async function install({ root, npmEnv }, options) {
  for (const [name, value] of Object.entries(npmEnv)) vi.stubEnv(name, value)
  await ensureInstalled(root, options)
}

const toRun = { forDevelopment: false }

it('installs exactly what the lock file says, once', async () => {
  const project = aProject()
  await install(project)
  await install(project)
  expect(project.npmCalls()).toEqual(['ci'])
})

it('updates in place when the required packages have changed', async () => {
  const project = aProject()
  await install(project)
  project.write('package.json', JSON.stringify({ dependencies: { zod: '4.6.8' } }))
  await install(project)
  expect(project.npmCalls()).toEqual(['ci', 'install --no-save'])
})

it('ignores changes in package.json that do not affect packages', async () => {
  const project = aProject()
  await install(project)
  project.write('package.json', JSON.stringify({ dependencies: { zod: '4.6.7' }, scripts: { dev: 'vite' } }))
  await install(project)
  expect(project.npmCalls()).toEqual(['ci'])
})

it('leaves out the development packages to run the product, and adds them when they are needed', async () => {
  const project = aProject()
  await install(project, toRun)
  await install(project, toRun)
  expect(project.npmCalls()).toEqual(['ci --omit=dev'])
  await install(project)
  await install(project, toRun)
  expect(project.npmCalls()).toEqual(['ci --omit=dev', 'install --no-save'])
})

it('updates without development packages only if there are none', async () => {
  const [developer, operator] = [aProject(), aProject()]
  await install(developer)
  await install(operator, toRun)
  for (const project of [developer, operator]) {
    project.write('package.json', JSON.stringify({ dependencies: { zod: '4.6.8' } }))
    await install(project, toRun)
  }
  expect(developer.npmCalls()).toEqual(['ci', 'install --no-save'])
  expect(operator.npmCalls()).toEqual(['ci --omit=dev', 'install --no-save --omit=dev'])
})

it('starts over after an interrupted install', async () => {
  const project = aProject({ npmOutcomes: [{}, { code: 1 }] })
  await install(project)
  project.write('package.json', JSON.stringify({ dependencies: { zod: '4.6.8' } }))
  await expect(install(project)).rejects.toThrow('Installing packages failed')
  await install(project)
  expect(project.npmCalls()).toEqual(['ci', 'install --no-save', 'ci'])
})

it('accepts a manual install and brings it up to date', async () => {
  const project = aProject()
  mkdirSync(path.join(project.root, 'node_modules'))
  project.write('node_modules/.package-lock.json', '{}')
  await install(project)
  expect(project.npmCalls()).toEqual(['install --no-save'])
})

it('leaves linked packages to their owner', async () => {
  const project = aProject()
  symlinkSync(aTemporaryFolder(), path.join(project.root, 'node_modules'))
  await install(project)
  expect(project.npmCalls()).toEqual([])
})

it('names the lock file when npm rejects it', async () => {
  const says =
    'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and lock agree'
  const project = aProject({ npmOutcomes: [{ code: 1, says }] })
  await expect(install(project)).rejects.toThrow('Installing packages failed: `npm ci` can only install packages')
  expect(project.npmCalls()).toEqual(['ci'])
})

it('reports a failed install in one line, with the reason and the path of the log', async () => {
  const says = 'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request failed'
  const project = aProject({ npmOutcomes: [{ code: 1, says }] })
  const logFile = path.join(project.root, '.data', 'logs', 'install.log')
  const line = `Installing packages failed: network request failed (full log: ${logFile})`
  await expect(install(project)).rejects.toThrow(line)
  expect(readFileSync(logFile, 'utf8')).toContain('getaddrinfo')
})

it('lets one process install while another waits for it', async () => {
  const project = aProject({ npmOutcomes: [{ takesMs: 500 }] })
  const script = `
    import { ensureInstalled } from ${JSON.stringify(new URL('./install.mjs', import.meta.url).href)}
    await ensureInstalled(process.argv[1])
  `
  const env = { ...process.env, ...project.npmEnv }
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, project.root], { env })
  const outputs = await Promise.all([run(), run()])
  expect(project.npmCalls()).toEqual(['ci'])
  expect(outputs.some(({ stdout }) => stdout.includes('Another install is running'))).toBe(true)
})

it('finds the reason in the output of older npm versions, too', () => {
  expect(npmFailureReason('npm ERR! code E404\nnpm ERR! 404 Not Found - GET /zod')).toBe('404 Not Found - GET /zod')
})

it('says that npm was killed if it printed nothing', () => {
  expect(npmFailureReason('')).toBe('npm was killed before it finished')
})
