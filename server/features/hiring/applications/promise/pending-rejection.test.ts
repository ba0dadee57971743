// A rejection is decided before it is sent. Until then the talent finds no trace of it anywhere.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { anExport, download, unzip } from '#server/features/people/personal-data/personal-data.builder.ts'
import { chatPath } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import {
  applicantsChannel,
  companyApplicantsChannel,
} from '#shared/features/hiring/applications/applications-channels.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { home } from '#shared/features/workspace/home/home.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'
import { applicationUpkeep } from '../applications.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const FEEDBACK = 'We need somebody who has run Kafka.'

it('a pending rejection is in no list, page, statistic, message, email, live event or export, and once sent it is in the export', async () => {
  const talent = await aPerson(test, { timeZone: 'Pacific/Auckland' })
  const application = await anApplication(test, { talent })
  const { id, owner, company, job } = application
  await owner.visitor.post(`${OF_COMPANY}/${id}/look`)
  const { conversationId } = (await talent.visitor.get(`${OWN}/${id}`)).json<{ conversationId: string }>()
  const places = [
    OWN,
    `${OWN}?show=ended`,
    `${OWN}?mine=true`,
    `${OWN}/${id}`,
    `${OWN}/${id}/copy`,
    applications.statistics.path,
    `/shared/api/companies/${company.id}/responsiveness`,
    `/shared/api/jobs/${job.id}`,
    chat.list.path,
    chatPath(chat.show.path, conversationId),
    chatPath(chat.messages.path, conversationId),
    notificationList.list.path,
    home.nextSteps.path,
  ]
  const look = async () => {
    const seen: Record<string, unknown> = {}
    for (const place of places) {
      const answer = await talent.visitor.get(place)
      expect(answer.statusCode, place).toBe(200)
      seen[place] = answer.json()
    }
    return seen
  }
  const exported = async (person: BuiltPerson) =>
    JSON.parse(String((await unzip(await download(person, await anExport(test, person)))).get('applications.json')))
  const mailsTo = () => test.mails.filter(({ to }) => to === talent.email).map(({ subject }) => subject)
  await expect.poll(mailsTo).toContainEqual(expect.stringContaining('Application received'))
  const publish = vi.spyOn(test.platform.realtime, 'publish')

  const before = { seen: await look(), mails: mailsTo() }
  const decided = await owner.visitor.post(`${OF_COMPANY}/${id}/reject`, { reason: 'skills', feedback: FEEDBACK })
  const sentAt = new Date(decided.json<{ rejectionDueAt: string }>().rejectionDueAt)
  await applicationUpkeep.work({}, test.platform)
  expect({ seen: await look(), mails: mailsTo() }).toEqual(before)
  const ownChannels: readonly object[] = [applicantsChannel, companyApplicantsChannel]
  const toOthers = publish.mock.calls.filter(([{ channel }]) => !ownChannels.includes(channel))
  expect(toOthers, 'only the company’s own screens are told').toEqual([])
  const early = await exported(talent)
  expect(early.applications).toMatchObject([
    { id, status: 'in_review', rejectReason: null, feedback: null, rejectedBy: null, rejectionDueAt: null },
  ])
  expect(JSON.stringify(early)).not.toContain(FEEDBACK)

  test.clock.advance(Math.max(sentAt.getTime() - test.clock.now().getTime(), 25 * HOUR))
  await applicationUpkeep.work({}, test.platform)
  const anotherDay = { ...talent, visitor: test.visitor() }
  await anotherDay.visitor.signIn(talent)
  expect((await exported(anotherDay)).applications).toMatchObject([
    { status: 'not_selected', rejectReason: 'skills', feedback: FEEDBACK },
  ])
})
