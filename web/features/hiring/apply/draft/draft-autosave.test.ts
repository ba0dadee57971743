import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft, DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { aDraft } from './draft.builder.ts'
import { createDraftAutosave, TYPING_PAUSE } from './draft-autosave.ts'
import { withChanges } from './draft-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Body = Partial<DraftFields> & { revision: number }

/** The server as several devices see it: it rejects writes based on an older revision. */
function aServer(draft: Draft = aDraft()) {
  let held = draft
  const bodies: Body[] = []
  const write = ({ revision, answers, ...fields }: Body): Draft => {
    if (revision !== held.revision) {
      const data = { code: 'status_changed_meanwhile', message: '', requestId: '' }
      throw new ApiError({ method: 'PATCH', url: '/', status: 409, statusText: 'Conflict', data })
    }
    held = { ...withChanges(held, {}), ...fields, answers: { ...held.answers, ...answers }, revision: revision + 1 }
    return held
  }
  return {
    bodies,
    held: () => held,
    /** Another device writes, based on the current revision. */
    elsewhere: (fields: Partial<DraftFields>) => write({ ...fields, revision: held.revision }),
    options: {
      draft,
      write: vi.fn(async (body: Body) => {
        bodies.push(body)
        return write(body)
      }),
      read: async () => held,
    },
  }
}

describe('a draft that is being edited', () => {
  it('is saved once the person pauses, and only what has changed', async () => {
    const server = aServer()
    const autosave = createDraftAutosave(server.options)
    autosave.change({ name: 'A' })
    autosave.change({ name: 'Ama' })
    expect(autosave.read()).toMatchObject({ saveState: 'unsaved', shown: { name: 'Ama' } })
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE)
    expect(server.bodies).toEqual([{ name: 'Ama', revision: 1 }])
    expect(autosave.read()).toMatchObject({ saveState: 'saved', draft: { revision: 2 } })
  })

  it('queues changes made during a write', async () => {
    const server = aServer()
    const gate = Promise.withResolvers<void>()
    server.options.write.mockImplementationOnce(async (body) => {
      await gate.promise
      return server.elsewhere({ name: String(body.name) })
    })
    const autosave = createDraftAutosave(server.options)
    autosave.change({ name: 'One' })
    const flushed = autosave.flush()
    autosave.change({ coverNote: 'Hello ' })
    gate.resolve()
    expect(await flushed).toBe(true)
    expect(server.bodies).toEqual([{ coverNote: 'Hello ', revision: 2 }])
    expect(autosave.read().shown).toMatchObject({ name: 'One', coverNote: 'Hello ' })
  })

  it('is not merged with a draft that was sent elsewhere: the person is told', async () => {
    const server = aServer()
    const data = { code: 'status_changed_meanwhile', reason: 'You have already sent this application.' }
    const sent = new ApiError({ method: 'PATCH', url: '/', status: 409, statusText: 'Conflict', data })
    server.options.write.mockRejectedValue(sent)
    const autosave = createDraftAutosave(server.options)
    autosave.change({ name: 'Too late' })
    expect(await autosave.flush()).toBe(false)
    expect(autosave.read()).toMatchObject({ saveState: 'failed', failure: sent, shown: { name: 'Too late' } })
    expect(server.options.write).toHaveBeenCalledOnce()
  })

  it('keeps what was typed when saving fails, and saves it on flush', async () => {
    const server = aServer()
    server.options.write.mockRejectedValueOnce(new Error('broken'))
    const onUnsaved = vi.fn<(unsaved: object, revision: number) => void>()
    const autosave = createDraftAutosave({ ...server.options, onUnsaved })
    autosave.change({ name: 'Kept' })
    expect(await autosave.flush()).toBe(false)
    expect(autosave.read()).toMatchObject({ saveState: 'failed', shown: { name: 'Kept' } })
    expect(onUnsaved).toHaveBeenLastCalledWith({ name: 'Kept' }, 1)
    expect(await autosave.flush()).toBe(true)
    expect(server.held().name).toBe('Kept')
    expect(onUnsaved).toHaveBeenLastCalledWith({}, 2)
  })
})

describe('a draft that another device has changed', () => {
  it('is merged when each side changed different fields', async () => {
    const server = aServer(aDraft({ answers: { q1: null, q2: null } }))
    const autosave = createDraftAutosave(server.options)
    server.elsewhere({ coverNote: 'From the phone', answers: { q1: 'there' } })
    autosave.change({ name: 'From here', 'answers.q2': 'here' })
    expect(await autosave.flush()).toBe(true)
    expect(server.held()).toMatchObject({
      name: 'From here',
      coverNote: 'From the phone',
      answers: { q1: 'there', q2: 'here' },
    })
    expect(autosave.read().shown.coverNote).toBe('From the phone')
  })

  it('does not conflict when only the response of our own write was lost', async () => {
    const server = aServer()
    const autosave = createDraftAutosave(server.options)
    server.elsewhere({ name: 'Arrived' })
    autosave.change({ name: 'Arrived ' })
    expect(await autosave.flush()).toBe(true)
    expect(autosave.read().theirs).toBeNull()
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('asks when both sides changed the same field, and applies the choice: %s', async (side, name) => {
    const server = aServer()
    const autosave = createDraftAutosave(server.options)
    server.elsewhere({ name: 'Theirs' })
    autosave.change({ name: 'Mine', coverNote: 'No conflict' })
    expect(await autosave.flush()).toBe(false)
    expect(autosave.read()).toMatchObject({
      saveState: 'conflict',
      shown: { name: 'Mine' },
      theirs: { paths: ['name'] },
    })
    expect(server.held().name, 'nothing is decided for the person').toBe('Theirs')
    expect(await autosave.choose(side)).toBe(true)
    expect(server.held()).toMatchObject({ name, coverNote: 'No conflict' })
    expect(autosave.read()).toMatchObject({ saveState: 'saved', shown: { name } })
  })

  it('is adopted when nothing is unsaved here, and never otherwise', async () => {
    const server = aServer()
    const autosave = createDraftAutosave(server.options)
    autosave.follow(server.elsewhere({ name: 'Newer' }))
    expect(autosave.read().shown.name).toBe('Newer')
    autosave.change({ name: 'Typing' })
    autosave.follow(aDraft({ name: 'Newest', revision: 9 }))
    expect(autosave.read().shown.name).toBe('Typing')
  })
})
