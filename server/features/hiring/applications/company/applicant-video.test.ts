import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aVideoResume, VIDEO } from '#server/features/people/profile/video/video-resume.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ShownVideo } from '#shared/features/people/profile/video/video-resume.contract.ts'
import { anApplication, OF_COMPANY } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

it('a company watches the video résumé of an applicant who shows it, unless names are hidden', async () => {
  const talent = await aVerifiedTalent(test)
  const { id, owner, job } = await anApplication(test, { talent })
  const other = await anApplication(test)
  const path = `${OF_COMPANY}/${id}/video-resume`
  const shown = async () => (await owner.visitor.get(path)).json<ShownVideo | null>()
  expect(await shown()).toBeNull()
  await aVideoResume(test, talent, { visibility: 'me' })
  expect(await shown()).toBeNull()
  await talent.visitor.put(`${VIDEO}/settings`, { visibility: 'companies', posterMs: 0, captions: [] })
  const video = await shown()
  expect((await owner.visitor.get(video?.url ?? '')).statusCode).toBe(200)
  expect((await other.owner.visitor.get(video?.url ?? '')).statusCode).toBe(403)
  expect((await other.owner.visitor.get(path)).statusCode).toBe(404)
  const hidden = await owner.visitor.put(`/company/api/jobs/${job.id}/applicant-names`, { isHidden: true })
  expect(hidden.statusCode, hidden.body).toBe(200)
  expect(await shown()).toBeNull()
})
