import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aDraft, DRAFTS, draftOf, startedDraft, write } from '../apply.builder.ts'
import { draftUpkeep } from '../apply.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const keep = () => draftUpkeep.work({}, test.platform)
const reminders = ({ email }: BuiltPerson) =>
  test.mails.filter(({ to, subject }) => to === email && /Finish your application: Backend engineer/.test(subject))
    .length
const show = async (talent: BuiltPerson, id: string) => (await talent.visitor.get(`${DRAFTS}/${id}`)).json<Draft>()
const stepsOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get('/shared/api/home/next-steps')).json<{ items: { kind: string; count: number; dueAt: string }[] }>()
    .items

describe('an untouched draft', () => {
  it('causes reminders after one day and five, and pauses after fourteen', async () => {
    const { talent, draft, job } = await aDraft(test)
    await keep()
    expect(reminders(talent)).toBe(0)
    test.clock.advance(DAY + 1)
    await keep()
    await keep()
    await expect.poll(() => reminders(talent)).toBe(1)
    const mail = test.mails.find(({ to, subject }) => to === talent.email && /Finish your application/.test(subject))
    expect(mail?.text).toContain(`/jobs/${job.id}/apply`)
    test.clock.advance(4 * DAY)
    await keep()
    await keep()
    await expect.poll(() => reminders(talent)).toBe(2)
    expect(await stepsOf(talent)).toContainEqual(
      expect.objectContaining({ kind: 'finish_application', count: 1, dueAt: draft.expiresAt }),
    )
    test.clock.advance(10 * DAY)
    await keep()
    expect(await show(talent, draft.id)).toMatchObject({ status: 'abandoned' })
    expect((await stepsOf(talent)).map(({ kind }) => kind)).not.toContain('finish_application')
    expect(reminders(talent)).toBe(2)
    // It resumes as soon as the talent returns.
    expect(await startedDraft(talent, job.id)).toMatchObject({ id: draft.id, status: 'in_progress' })
  })

  it('starts over with every edit, and causes one reminder when two are due', async () => {
    const { talent, draft } = await aDraft(test)
    test.clock.advance(6 * DAY)
    await keep()
    await keep()
    await expect.poll(() => reminders(talent)).toBe(1)
    await write(talent, draft, { name: 'Ada' })
    test.clock.advance(DAY / 2)
    await keep()
    test.clock.advance(DAY)
    await keep()
    await expect.poll(() => reminders(talent)).toBe(2)
  })

  it('resumes once, on however many devices the talent returns', async () => {
    const { talent, draft, job } = await aDraft(test)
    test.clock.advance(15 * DAY)
    await keep()
    const both = await Promise.all([1, 2, 3].map(() => talent.visitor.post(draftOf(job.id), {})))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await show(talent, draft.id)).toMatchObject({ status: 'in_progress' })
  })

  it('is discarded after a year with its uploads, and not before', async () => {
    const { talent, draft, job } = await aDraft(test, { parts: { resume: 'optional' } })
    const resumeFileId = await aReadyFile(test, talent)
    const written = await write(talent, draft, { resumeFileId, name: 'Ada', coverNote: 'Half typed' })
    expect(written.statusCode).toBe(200)
    test.clock.advance(364 * DAY)
    await keep()
    await talent.visitor.signIn(talent)
    expect(await show(talent, draft.id)).toMatchObject({ status: 'abandoned', coverNote: 'Half typed' })
    test.clock.advance(2 * DAY)
    await Promise.all([keep(), keep()])
    await talent.visitor.signIn(talent)
    expect(await show(talent, draft.id)).toMatchObject({ status: 'discarded', name: '', coverNote: '' })
    expect((await findReadyFiles(test.platform.db, [resumeFileId])).size).toBe(0)
    expect((await startedDraft(talent, job.id)).id).not.toBe(draft.id)
  })

  it('pauses while the job is closed, and resumes with it', async () => {
    const { talent, draft, job, owner } = await aDraft(test)
    const { db, clock } = test.platform
    const viewer = { id: owner.id, roles: ['company' as const] }
    await changeOwnStatus(db, clock, viewer, job.id, { event: 'pause', closeReason: 'cancelled' })
    await keep()
    expect(await show(talent, draft.id)).toMatchObject({ status: 'blocked', obstacle: 'closed' })
    await changeOwnStatus(db, clock, viewer, job.id, { event: 'resume', closeReason: 'cancelled' })
    await keep()
    expect(await show(talent, draft.id)).toMatchObject({ status: 'in_progress', obstacle: null })
  })
})
