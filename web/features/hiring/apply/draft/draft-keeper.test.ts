import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft, DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { aDraft } from './draft.builder.ts'
import { withChanges } from './draft-changes.ts'
import { createDraftKeeper, TYPING_PAUSE } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Body = Partial<DraftFields> & { revision: number }

/** The server as several devices see it: it refuses what rests on an older revision. */
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
    /** Another device writes, on what is there now. */
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

describe('a draft that is typed into', () => {
  it('is sent once the person pauses, and only what was changed', async () => {
    const server = aServer()
    const keeper = createDraftKeeper(server.options)
    keeper.change({ name: 'A' })
    keeper.change({ name: 'Ama' })
    expect(keeper.read()).toMatchObject({ saveState: 'unsaved', shown: { name: 'Ama' } })
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE)
    expect(server.bodies).toEqual([{ name: 'Ama', revision: 1 }])
    expect(keeper.read()).toMatchObject({ saveState: 'saved', draft: { revision: 2 } })
  })

  it('sends what came while another write was on its way, after it', async () => {
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

  it('is not joined with one that was sent elsewhere: the person is told', async () => {
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

  it('keeps what was typed when it cannot be sent, and sends it when told to', async () => {
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

describe('a draft that another device has written', () => {
  it('is joined where each side changed something else', async () => {
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

  it('is no conflict where an answer was lost and the write had arrived', async () => {
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
  ] as const)('asks where both changed the same, and does what is chosen: %s', async (side, name) => {
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

  it('is followed when nothing waits here, and never while something does', async () => {
    const server = aServer()
    const keeper = createDraftKeeper(server.options)
    keeper.follow(server.elsewhere({ name: 'Newer' }))
    expect(keeper.read().shown.name).toBe('Newer')
    keeper.change({ name: 'Typing' })
    keeper.follow(aDraft({ name: 'Newest', revision: 9 }))
    expect(keeper.read().shown.name).toBe('Typing')
  })
})
