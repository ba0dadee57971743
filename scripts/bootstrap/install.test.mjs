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

async function install({ root, npmEnv }) {
  for (const [name, value] of Object.entries(npmEnv)) vi.stubEnv(name, value)
  await ensureInstalled(root)
}

it('installs exactly what the lock says, once', async () => {
  const project = aProject()
  await install(project)
  await install(project)
  expect(project.npmCalls()).toEqual(['ci'])
})

it('updates when the packages asked for have changed, keeping what is there', async () => {
  const project = aProject()
  await install(project)
  project.write('package.json', JSON.stringify({ dependencies: { zod: '4.6.8' } }))
  await install(project)
  expect(project.npmCalls()).toEqual(['ci', 'install --no-save'])
})

it('does not care about changes in package.json that ask for no package', async () => {
  const project = aProject()
  await install(project)
  project.write('package.json', JSON.stringify({ dependencies: { zod: '4.6.7' }, scripts: { dev: 'vite' } }))
  await install(project)
  expect(project.npmCalls()).toEqual(['ci'])
})

it('begins anew after an install that did not finish', async () => {
  const project = aProject({ npmOutcomes: [{}, { code: 1 }] })
  await install(project)
  project.write('package.json', JSON.stringify({ dependencies: { zod: '4.6.8' } }))
  await expect(install(project)).rejects.toThrow('Installing packages failed')
  await install(project)
  expect(project.npmCalls()).toEqual(['ci', 'install --no-save', 'ci'])
})

it('accepts what was installed by hand, bringing it up to date', async () => {
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

it('names the lock file when npm refuses it', async () => {
  const says =
    'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and lock agree'
  const project = aProject({ npmOutcomes: [{ code: 1, says }] })
  await expect(install(project)).rejects.toThrow('Installing packages failed: `npm ci` can only install packages')
  expect(project.npmCalls()).toEqual(['ci'])
})

it('ends a failed install with one line: the reason and where the rest is', async () => {
  const says = 'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request failed'
  const project = aProject({ npmOutcomes: [{ code: 1, says }] })
  const logFile = path.join(project.root, '.data', 'logs', 'install.log')
  const line = `Installing packages failed: network request failed (full log: ${logFile})`
  await expect(install(project)).rejects.toThrow(line)
  expect(readFileSync(logFile, 'utf8')).toContain('getaddrinfo')
})

it('lets one of two processes install while the other waits for it', async () => {
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

it('finds the reason in what older versions of npm print, too', () => {
  expect(npmFailureReason('npm ERR! code E404\nnpm ERR! 404 Not Found - GET /zod')).toBe('404 Not Found - GET /zod')
})

it('says that npm was ended when npm said nothing', () => {
  expect(npmFailureReason('')).toBe('npm was ended before it finished')
})
