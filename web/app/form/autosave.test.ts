import { describe, expect, it } from 'vitest'
import { createAutosave } from './autosave.ts'

/** A server that responds on demand. */
function slowServer() {
  const received: string[] = []
  const answers: { accept: () => void; reject: (why: Error) => void }[] = []
  return {
    received,
    answers,
    save: (value: string) =>
      new Promise<void>((resolve, reject) => {
        received.push(value)
        answers.push({ accept: resolve, reject: reject })
      }),
  }
}

describe('an autosaved value', () => {
  it('is sent on commit, not while typing', async () => {
    const server = slowServer()
    const field = createAutosave<string>('Ann', server.save)
    field.change('Anna')
    expect(server.received).toEqual([])
    const done = field.commit()
    expect(field.read().status).toBe('saving')
    server.answers[0]?.accept()
    await done
    expect(server.received).toEqual(['Anna'])
    expect(field.read()).toMatchObject({ value: 'Anna', saved: 'Anna', status: 'saved' })
  })

  it('is not sent when nothing has changed', async () => {
    const server = slowServer()
    const field = createAutosave<string>('Ann', server.save)
    field.change('Anna')
    field.change('Ann')
    await field.commit()
    expect(server.received).toEqual([])
  })

  it('waits for the save in flight and skips intermediate values', async () => {
    const server = slowServer()
    const field = createAutosave<string>('light', server.save)
    const done = field.commit('dark')
    void field.commit('system')
    void field.commit('light')
    expect(server.received).toEqual(['dark'])
    server.answers[0]?.accept()
    await expect.poll(() => server.received).toEqual(['dark', 'light'])
    server.answers[1]?.accept()
    await done
    expect(field.read()).toMatchObject({ value: 'light', saved: 'light', status: 'saved' })
  })

  it('settles once the save in flight has arrived, and sends nothing more', async () => {
    const server = slowServer()
    const field = createAutosave<string>('light', server.save)
    void field.commit('dark')
    void field.commit('system')
    let isSettled = false
    const settled = field.settle().then(() => {
      isSettled = true
    })
    await Promise.resolve()
    expect(isSettled).toBe(false)
    server.answers[0]?.accept()
    await settled
    expect(server.received).toEqual(['dark'])
    await field.settle()
  })

  it('keeps the typed value when it is rejected and can be retried', async () => {
    const server = slowServer()
    const field = createAutosave<string>('Ann', server.save)
    const rejected = field.commit('')
    const why = new Error('rejected')
    server.answers[0]?.reject(why)
    await rejected
    expect(field.read()).toMatchObject({ value: '', saved: 'Ann', status: 'failed', failure: why })
    const again = field.commit('Anne')
    server.answers[1]?.accept()
    await again
    expect(field.read()).toMatchObject({ saved: 'Anne', status: 'saved', failure: null })
  })

  it('undoes to the previously saved value', async () => {
    const field = createAutosave<string>('Ann', async () => undefined)
    await field.undo()
    expect(field.read().value).toBe('Ann')
    await field.commit('Anna')
    await field.undo()
    expect(field.read()).toMatchObject({ value: 'Ann', saved: 'Ann', previous: { value: 'Anna' } })
  })

  it('treats equal objects as unchanged', async () => {
    const sent: unknown[] = []
    const isEqual = (one: { from: number }, other: { from: number }) => one.from === other.from
    const field = createAutosave({ from: 1 }, async (value) => sent.push(value), isEqual)
    await field.commit({ from: 1 })
    await field.commit({ from: 2 })
    field.follow({ from: 2 })
    expect(sent).toEqual([{ from: 2 }])
    expect(field.read()).toMatchObject({ status: 'saved', previous: { value: { from: 1 } } })
  })

  it('follows a change made elsewhere unless the user is typing', () => {
    const field = createAutosave<string>('Ann', async () => undefined)
    field.follow('Annie')
    expect(field.read()).toMatchObject({ value: 'Annie', saved: 'Annie' })
    field.change('Anni')
    field.follow('Anne')
    expect(field.read()).toMatchObject({ value: 'Anni', saved: 'Anne' })
  })
})
