import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft, DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { aDraft } from './draft.builder.ts'
import { withChanges } from './draft-changes.ts'
import { createDraftKeeper, TYPING_PAUSE } from './draft-keeper.ts'

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
    const keeper = createDraftKeeper(server.options)
    keeper.change({ name: 'A' })
    keeper.change({ name: 'Ama' })
    expect(keeper.read()).toMatchObject({ saveState: 'unsaved', shown: { name: 'Ama' } })
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE)
    expect(server.bodies).toEqual([{ name: 'Ama', revision: 1 }])
    expect(keeper.read()).toMatchObject({ saveState: 'saved', draft: { revision: 2 } })
  })

  it('queues changes made during a write', async () => {
    const server = aServer()
    const gate = Promise.withResolvers<void>()
    server.options.write.mockImplementationOnce(async (body) => {
      await gate.promise
      return server.elsewhere({ name: String(body.name) })
    })
    const keeper = createDraftKeeper(server.options)
    keeper.change({ name: 'One' })
    const flushed = keeper.flush()
    keeper.change({ coverNote: 'Hello ' })
    gate.resolve()
    expect(await flushed).toBe(true)
    expect(server.bodies).toEqual([{ coverNote: 'Hello ', revision: 2 }])
    expect(keeper.read().shown).toMatchObject({ name: 'One', coverNote: 'Hello ' })
  })

  it('is not merged with a draft that was sent elsewhere: the person is told', async () => {
    const server = aServer()
    const data = { code: 'status_changed_meanwhile', reason: 'You have already sent this application.' }
    const sent = new ApiError({ method: 'PATCH', url: '/', status: 409, statusText: 'Conflict', data })
    server.options.write.mockRejectedValue(sent)
    const keeper = createDraftKeeper(server.options)
    keeper.change({ name: 'Too late' })
    expect(await keeper.flush()).toBe(false)
    expect(keeper.read()).toMatchObject({ saveState: 'failed', failure: sent, shown: { name: 'Too late' } })
    expect(server.options.write).toHaveBeenCalledOnce()
  })

  it('keeps what was typed when saving fails, and saves it on flush', async () => {
    const server = aServer()
    server.options.write.mockRejectedValueOnce(new Error('broken'))
    const onUnsaved = vi.fn<(unsaved: object, revision: number) => void>()
    const keeper = createDraftKeeper({ ...server.options, onUnsaved })
    keeper.change({ name: 'Kept' })
    expect(await keeper.flush()).toBe(false)
    expect(keeper.read()).toMatchObject({ saveState: 'failed', shown: { name: 'Kept' } })
    expect(onUnsaved).toHaveBeenLastCalledWith({ name: 'Kept' }, 1)
    expect(await keeper.flush()).toBe(true)
    expect(server.held().name).toBe('Kept')
    expect(onUnsaved).toHaveBeenLastCalledWith({}, 2)
  })
})

describe('a draft that another device has changed', () => {
  it('is merged when each side changed different fields', async () => {
    const server = aServer(aDraft({ answers: { q1: null, q2: null } }))
    const keeper = createDraftKeeper(server.options)
    server.elsewhere({ coverNote: 'From the phone', answers: { q1: 'there' } })
    keeper.change({ name: 'From here', 'answers.q2': 'here' })
    expect(await keeper.flush()).toBe(true)
    expect(server.held()).toMatchObject({
      name: 'From here',
      coverNote: 'From the phone',
      answers: { q1: 'there', q2: 'here' },
    })
    expect(keeper.read().shown.coverNote).toBe('From the phone')
  })

  it('does not conflict when only the response of our own write was lost', async () => {
    const server = aServer()
    const keeper = createDraftKeeper(server.options)
    server.elsewhere({ name: 'Arrived' })
    keeper.change({ name: 'Arrived ' })
    expect(await keeper.flush()).toBe(true)
    expect(keeper.read().theirs).toBeNull()
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('asks when both sides changed the same field, and applies the choice: %s', async (side, name) => {
    const server = aServer()
    const keeper = createDraftKeeper(server.options)
    server.elsewhere({ name: 'Theirs' })
    keeper.change({ name: 'Mine', coverNote: 'No conflict' })
    expect(await keeper.flush()).toBe(false)
    expect(keeper.read()).toMatchObject({ saveState: 'conflict', shown: { name: 'Mine' }, theirs: { paths: ['name'] } })
    expect(server.held().name, 'nothing is decided for the person').toBe('Theirs')
    expect(await keeper.choose(side)).toBe(true)
    expect(server.held()).toMatchObject({ name, coverNote: 'No conflict' })
    expect(keeper.read()).toMatchObject({ saveState: 'saved', shown: { name } })
  })

  it('is adopted when nothing is unsaved here, and never otherwise', async () => {
    const server = aServer()
    const keeper = createDraftKeeper(server.options)
    keeper.follow(server.elsewhere({ name: 'Newer' }))
    expect(keeper.read().shown.name).toBe('Newer')
    keeper.change({ name: 'Typing' })
    keeper.follow(aDraft({ name: 'Newest', revision: 9 }))
    expect(keeper.read().shown.name).toBe('Typing')
  })
})
