import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/app/session/api-error.ts'
import { createRevisionAutosave, type Revised, type Unsaved } from './revision-autosave.ts'

type Values = { title: string; body: string }

/** A server that keeps one text and refuses a save that is based on an old revision, as the API does. */
function aServer() {
  let stored: Revised<Values> = { values: { title: 'One', body: 'Words' }, revision: 1 }
  const put = (values: Partial<Values>) => {
    stored = { values: { ...stored.values, ...values }, revision: stored.revision + 1 }
    return stored
  }
  return {
    initial: stored,
    stored: () => stored.values,
    put,
    read: async () => stored,
    write: async (values: Values, revision: number) => {
      if (revision !== stored.revision)
        throw new ApiError({ method: 'PUT', url: '/ops/api/courses/1', status: 409, statusText: 'Conflict' })
      return put(values)
    },
  }
}

describe('a text that saves itself', () => {
  it('sends what was written meanwhile, too', async () => {
    const server = aServer()
    const autosave = createRevisionAutosave(server)
    autosave.change({ title: 'Two' })
    const saving = autosave.flush()
    autosave.change({ body: 'More' })
    await saving
    expect(server.stored()).toEqual({ title: 'Two', body: 'More' })
    expect(autosave.read()).toMatchObject({ saveState: 'saved', revision: 3 })
  })

  it('keeps what could not be saved, and merges it after a reload', async () => {
    const server = aServer()
    let left: Unsaved<Values> | null = null
    const offline = createRevisionAutosave({
      ...server,
      write: () => Promise.reject(new Error('offline')),
      onUnsaved: (unsaved) => {
        left = unsaved
      },
    })
    offline.change({ title: 'Mine' })
    await offline.flush()
    expect(offline.read().saveState).toBe('failed')
    server.put({ body: 'Theirs' })
    const reloaded = createRevisionAutosave({ ...server, initial: await server.read() })
    if (left) reloaded.restore(left)
    await reloaded.flush()
    expect(server.stored()).toEqual({ title: 'Mine', body: 'Theirs' })
  })

  it('does not send again what was rejected for another reason', async () => {
    const server = aServer()
    let sent = 0
    const autosave = createRevisionAutosave({
      ...server,
      write: () => {
        sent += 1
        return Promise.reject(new ApiError({ method: 'PUT', url: '/', status: 409, statusText: 'Conflict' }))
      },
    })
    autosave.change({ title: 'Too late' })
    await autosave.flush()
    expect([sent, autosave.read().saveState, autosave.read().values.title]).toEqual([1, 'failed', 'Too late'])
  })
})

describe('two people', () => {
  it('keep both changes when they are in different fields', async () => {
    const server = aServer()
    const autosave = createRevisionAutosave(server)
    server.put({ body: 'Theirs' })
    autosave.change({ title: 'Mine' })
    await autosave.flush()
    expect(server.stored()).toEqual({ title: 'Mine', body: 'Theirs' })
    expect(autosave.read()).toMatchObject({ saveState: 'saved', isMerged: true, values: { body: 'Theirs' } })
  })

  it.each(['mine', 'theirs'] as const)('choose when both changed the same field: %s', async (whose) => {
    const server = aServer()
    const autosave = createRevisionAutosave(server)
    server.put({ title: 'Theirs' })
    autosave.change({ title: 'Mine' })
    await autosave.flush()
    expect(autosave.read()).toMatchObject({ saveState: 'conflict', theirs: { fields: ['title'] } })
    expect(server.stored().title).toBe('Theirs')
    await autosave.choose(whose)
    expect(server.stored().title).toBe(whose === 'mine' ? 'Mine' : 'Theirs')
    expect(autosave.read().saveState).toBe('saved')
  })
})
