import { describe, expect, it } from 'vitest'
import { jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { EditedJob } from './edited-job.ts'
import { createJobAutosave } from './job-autosave.ts'

const conflict = () =>
  new ApiError({ method: 'PUT', url: '/company/api/jobs/job', status: 409, statusText: 'Conflict' })

/** A server that keeps one job and rejects edits of an old version, as the API does. */
function aServer() {
  let version = 1
  const versionAt = () => `2026-11-17T10:00:00.00${version}Z`
  let stored = {
    ...jobFields.parse({ title: 'Data engineer', requirements: ['SQL'] }),
    id: 'job',
    skills: [],
    canEdit: true,
    updatedAt: versionAt(),
  } as unknown as CompanyJob
  const put = (values: Partial<EditedJob>): CompanyJob => {
    version += 1
    stored = { ...stored, ...values, updatedAt: versionAt() } as CompanyJob
    return stored
  }
  return {
    saved: stored,
    stored: () => stored,
    put,
    write: async (values: EditedJob, { updatedAt }: CompanyJob) => {
      if (updatedAt !== stored.updatedAt) throw conflict()
      return put(values)
    },
    read: async () => stored,
  }
}

describe('a job that saves itself', () => {
  it('sends what was written, once, and again what was written meanwhile', async () => {
    const server = aServer()
    const autosave = createJobAutosave(server)
    autosave.change({ title: 'Data engineer, feeds' })
    const saving = autosave.flush()
    autosave.change({ openings: 3 })
    await saving
    expect(server.stored()).toMatchObject({ title: 'Data engineer, feeds', openings: 3 })
    expect(autosave.read().saveState).toBe('saved')
  })

  it('goes back step by step: a word is one step, not its letters', async () => {
    const autosave = createJobAutosave(aServer())
    for (const title of ['Data engineer 2', 'Data engineer 20']) autosave.change({ title })
    autosave.change({ openings: 2 })
    autosave.undo()
    expect(autosave.read().values).toMatchObject({ title: 'Data engineer 20', openings: 1 })
    autosave.undo()
    expect(autosave.read()).toMatchObject({ values: { title: 'Data engineer' }, canUndo: false })
  })

  it('keeps what could not be saved', async () => {
    const kept: unknown[] = []
    const server = aServer()
    const autosave = createJobAutosave({
      ...server,
      write: () => Promise.reject(new Error('offline')),
      onUnsaved: (unsaved) => kept.push(unsaved?.values.title ?? null),
    })
    autosave.change({ title: 'Data engineer, night shift' })
    await autosave.flush()
    expect(autosave.read()).toMatchObject({ saveState: 'failed', values: { title: 'Data engineer, night shift' } })
    expect(kept.at(-1)).toBe('Data engineer, night shift')
  })
})

describe('two people editing one job', () => {
  it('keep both changes when they are in different places', async () => {
    const server = aServer()
    const autosave = createJobAutosave(server)
    server.put({ requirements: ['SQL', 'dbt'] })
    autosave.change({ title: 'Senior data engineer' })
    await autosave.flush()
    expect(server.stored()).toMatchObject({ title: 'Senior data engineer', requirements: ['SQL', 'dbt'] })
    expect(autosave.read()).toMatchObject({ saveState: 'saved', merged: ['requirements'] })
  })

  it.each(['mine', 'theirs'] as const)(
    'are asked when both changed the same words, and can choose %s',
    async (whose) => {
      const server = aServer()
      const autosave = createJobAutosave(server)
      server.put({ title: 'Lead data engineer' })
      autosave.change({ title: 'Senior data engineer' })
      autosave.change({ openings: 2 })
      await autosave.flush()
      expect(autosave.read()).toMatchObject({ saveState: 'conflict', theirs: { fields: ['title'] } })
      expect(server.stored().title).toBe('Lead data engineer')
      await autosave.choose(whose)
      const title = whose === 'mine' ? 'Senior data engineer' : 'Lead data engineer'
      expect(server.stored()).toMatchObject({ title, openings: 2 })
    },
  )
})
