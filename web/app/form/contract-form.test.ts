// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Draft } from '#web/app/form/drafts.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { createContractForm } from './contract-form.ts'

const schema = z.object({ email: z.email(), tags: z.array(z.string().min(1)) })
type Values = { email: string; tags: string[] }
const valid: Values = { email: 'amara@example.test', tags: ['a'] }

const failWith = (status: number, data: unknown = {}) =>
  new ApiError({ method: 'POST', url: '/x', status, statusText: '', data })

const validate = async (values: Values) =>
  Object.fromEntries(schema.safeParse(values).error?.issues.map(({ path, code }) => [path.join('.'), [code]]) ?? [])

function aForm(send = vi.fn(async (_values: Values, _key: string): Promise<unknown> => 'done'), draft?: Draft<Values>) {
  const onSuccess = vi.fn()
  let keys = 0
  const form = createContractForm<Values, unknown>({
    initialValues: { email: '', tags: [] },
    validate,
    send,
    onSuccess,
    draft,
    createKey: () => `key ${++keys}`,
  })
  return { form, send, onSuccess, keysSent: () => send.mock.calls.map(([, key]) => key) }
}

describe('a form bound to the contract', () => {
  it('validates a field on blur once something was typed there', async () => {
    const { form } = aForm()
    await form.blur('email')
    expect(form.read().errors).toEqual({})
    form.change({ email: 'amara' })
    expect(form.read().errors).toEqual({})
    await form.blur('email')
    expect(form.read().errors).toEqual({ email: ['invalid_format'] })
    form.change({ email: 'amara@example.test' })
    expect(form.read().errors).toEqual({})
  })

  it('drops the validation result of a field that has changed meanwhile', async () => {
    const { form } = aForm()
    form.change({ email: 'amara' })
    const left = form.blur('email')
    form.change({ email: 'amara@example' })
    await left
    expect(form.read().errors).toEqual({})
  })

  it('drops the validation result of a field when the form was submitted meanwhile', async () => {
    const failure = failWith(422, { code: 'invalid_input', errors: { email: ['Taken.'] } })
    const { form } = aForm(vi.fn(async () => Promise.reject(failure)))
    form.change(valid)
    const submitted = form.submit()
    await Promise.all([form.blur('email'), submitted])
    expect(form.read().errors).toEqual({ email: ['Taken.'] })
  })

  it('clears the errors inside a changed list, not those of other fields', async () => {
    const { form } = aForm()
    form.change({ tags: [''] })
    await form.submit()
    expect(Object.keys(form.read().errors)).toEqual(['email', 'tags.0'])
    form.change({ tags: ['a'] })
    expect(Object.keys(form.read().errors)).toEqual(['email'])
  })

  it('keeps the error of a field whose name merely starts with the changed one’s', async () => {
    const errors = { email: ['Taken.'], emailCopy: ['Not the same.'], 'email.domain': ['Blocked.'] }
    const failure = failWith(422, { code: 'invalid_input', errors })
    const { form } = aForm(vi.fn(async () => Promise.reject(failure)))
    form.change(valid)
    await form.submit()
    form.change({ email: 'other@example.test' })
    expect(form.read().errors).toEqual({ emailCopy: ['Not the same.'] })
  })

  it('sends nothing while values are invalid and requests the focus', async () => {
    const { form, send } = aForm()
    await form.submit()
    expect(send).not.toHaveBeenCalled()
    expect(form.read()).toMatchObject({ errors: { email: ['invalid_format'] }, failureCount: 1, isPending: false })
  })

  it('sends once however often it is submitted, and stays pending until the page has moved on', async () => {
    const { form, send, onSuccess } = aForm()
    let finish = () => {}
    onSuccess.mockReturnValue(
      new Promise<void>((resolve) => {
        finish = resolve
      }),
    )
    form.change(valid)
    const first = form.submit()
    await form.submit()
    expect(form.read().isPending).toBe(true)
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith('done'))
    await form.submit()
    expect(send).toHaveBeenCalledExactlyOnceWith(valid, 'key 1')
    finish()
    await first
    expect(form.read().isPending).toBe(false)
  })

  it('keeps the values and shows the field errors when it is rejected', async () => {
    const failure = failWith(422, { code: 'invalid_input', errors: { email: ['Taken.'] } })
    const { form, onSuccess } = aForm(vi.fn(async () => Promise.reject(failure)))
    form.change(valid)
    await form.submit()
    expect(form.read()).toEqual({
      values: valid,
      errors: { email: ['Taken.'] },
      failure: failure,
      isPending: false,
      isSent: false,
      failureCount: 1,
    })
    expect(onSuccess).not.toHaveBeenCalled()
    form.change({ email: 'other@example.test' })
    expect(form.read().errors).toEqual({})
  })
})

describe('the idempotency key of a form', () => {
  it.each([
    ['no answer came', failWith(0)],
    ['a gateway gave up', failWith(504)],
    ['the first try still runs', failWith(409, { code: 'request_in_progress' })],
  ])('stays the same when %s', async (_, failure) => {
    const send = vi.fn(async (_values: Values, _key: string): Promise<unknown> => 'done').mockRejectedValueOnce(failure)
    const { form, keysSent } = aForm(send)
    form.change(valid)
    await form.submit()
    await form.submit()
    expect(keysSent()).toEqual(['key 1', 'key 1'])
  })

  it('is new after a definite response, after success and for another body', async () => {
    const send = vi
      .fn(async (_values: Values, _key: string): Promise<unknown> => 'done')
      .mockRejectedValueOnce(failWith(422))
      .mockRejectedValueOnce(failWith(0))
    const { form, keysSent } = aForm(send)
    form.change(valid)
    await form.submit()
    await form.submit()
    form.change({ tags: ['b'] })
    await form.submit()
    await form.submit()
    expect(keysSent()).toEqual(['key 1', 'key 2', 'key 3', 'key 4'])
  })
})

describe('the draft of a form', () => {
  it('is saved while typing, restored, kept after a failure and cleared on success', async () => {
    let kept: Partial<Values> | null = { email: 'amara@example.test' }
    const draft: Draft<Values> = {
      read: () => kept,
      write: (values) => {
        kept = values
      },
      clear: () => {
        kept = null
      },
    }
    const send = vi
      .fn(async (_values: Values, _key: string): Promise<unknown> => 'done')
      .mockRejectedValueOnce(failWith(0))
    const { form } = aForm(send, draft)
    form.restoreDraft()
    expect(form.read().values).toEqual({ email: 'amara@example.test', tags: [] })
    form.change({ tags: ['a'] })
    expect(kept).toEqual(valid)
    await form.submit()
    expect(kept).toEqual(valid)
    await form.submit()
    expect(kept).toBeNull()
  })
})
