import { expect, it, vi } from 'vitest'
import { prepareReference } from './prepare-reference.ts'
import { createTestApp } from './test-app.ts'

it('the API document is ready before the first visitor', async () => {
  const test = await createTestApp()
  await prepareReference(test.app)
  const generate = vi.spyOn(test.app, 'swagger')
  expect((await test.visitor().get('/docs/api/openapi.json')).statusCode).toBe(200)
  expect(generate).not.toHaveBeenCalled()
  await test.close()
})
