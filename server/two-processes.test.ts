// An installation as docs/operations.md describes a larger one: web processes with WORKER=off and `npm run worker`, over
// one database. What the worker does on its own must reach people just as if the web process had done it.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltPerson } from './features/base/accounts/accounts.builder.ts'
import { headersOf } from './features/base/files/files.builder.ts'
import { anApplication, OWN } from './features/hiring/applications/applications.builder.ts'
import { ATTEMPTS, aJobWithTest } from './features/hiring/screeners/screeners.builder.ts'
import { endTimedAttempts, remindOfDueTests } from './features/hiring/screeners/screeners.jobs.ts'
import { mailDueNotifications } from './features/people/notifications/notifications.jobs.ts'
import { findFreePort } from './platform/db/embedded/free-port.ts'
import { createTestApp, TEST_APP_KEY, type TestApp } from './test-app.ts'

const HOUR = 3_600_000

const folder = mkdtempSync(join(tmpdir(), 'meridian-two-processes-'))
const started: ChildProcess[] = []
/** Creates the data; it runs no jobs, so that the worker is the only one that does. */
let test: TestApp
let url: string

beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  const port = await findFreePort()
  url = `http://localhost:${port}`
  await Promise.all([
    start('test-server.ts', 'Serving.', { WORKER: 'off', PORT: String(port) }),
    start('worker.ts', 'Processing the queue.', {}),
  ])
})
afterAll(async () => {
  await Promise.all(started.map(stop))
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Resolves once the process has reported that it is up. */
async function start(script: string, upLine: string, settings: Record<string, string>): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'local',
    APP_KEY: TEST_APP_KEY,
    DATABASE_URL: test.database.url,
    DATA_DIR: join(folder, script),
    DEMO: 'off',
    LOG_LEVEL: 'error',
    SEARCH_INDEX: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  for await (const line of createInterface({ input: child.stdout })) if (line === upLine) return
  throw new Error(`${script} exited before it was up`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGTERM')
  await promise
}

/** Through the web process, like a browser. */
async function ask<T>(person: BuiltPerson, path: string): Promise<T> {
  const { cookie = '' } = headersOf(person)
  const answer = await fetch(url + path, { headers: { accept: 'application/json', origin: url, cookie } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Sent two hours ago to a job whose test can be taken later. */
async function anApplicationWithTest(laterDays: number) {
  test.clock.advance(Date.now() - 2 * HOUR - test.clock.now().getTime())
  const made = await aJobWithTest(test, { asks: { laterDays, isRequired: true } })
  const application = await anApplication(test, { to: made })
  const begin = () =>
    application.talent.visitor.post(ATTEMPTS, {
      testId: made.written.id,
      jobId: made.job.id,
      subjectId: application.id,
    })
  return { ...application, begin }
}

it('a test that times out in the worker starts the reply deadline', async () => {
  const { id, talent, begin } = await anApplicationWithTest(5)
  expect((await begin()).statusCode).toBe(201)
  const show = () => ask<{ turn: string; replyDueAt: string }>(talent, `${OWN}/${id}`)
  const before = await show()
  expect(before.turn).toBe('talent')
  await test.platform.jobs.send(endTimedAttempts, {})
  await expect.poll(show).toMatchObject({ turn: 'company' })
  expect(Date.parse((await show()).replyDueAt)).toBeLessThan(Date.parse(before.replyDueAt))
})

it('a reminder of a test reaches the person, as a notification and by email', async () => {
  const { talent } = await anApplicationWithTest(1)
  await test.platform.jobs.send(remindOfDueTests, {})
  const titles = async () =>
    (await ask<{ items: { title: string }[] }>(talent, '/shared/api/notifications')).items.map(({ title }) => title)
  await expect.poll(titles).toContainEqual(expect.stringContaining('One day left to take the test'))
  await test.platform.jobs.send(mailDueNotifications, {})
  const subjects = async () =>
    (await ask<{ items: { subject: string }[] }>(talent, `/shared/api/dev/mailbox?to=${talent.email}`)).items.map(
      ({ subject }) => subject,
    )
  await expect.poll(subjects).toContainEqual(expect.stringContaining('One day left to take the test'))
})
