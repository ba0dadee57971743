import { expect, it } from 'vitest'
import { waitFor } from './named-wait.ts'

it('a wait returns its result, or a timeout that names it', async () => {
  expect(await waitFor('a number', Promise.resolve(7))).toBe(7)
  await expect(waitFor('a number', Promise.reject(new Error('none left')))).rejects.toThrow('none left')
  await expect(waitFor('a bus', new Promise(() => undefined), 1)).rejects.toThrow(
    'Timed out after 0.001 s waiting for a bus',
  )
})
