// Performs the script as a member of the company, through the same services as a recruiter.

import { randomUUID } from 'node:crypto'
import { findPerson, presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import {
  findParties,
  openForCompany,
  viewApplication,
} from '#server/features/hiring/applications/company/company-applications.service.ts'
import {
  hire,
  moveToStage,
  reject,
  sendRejection,
} from '#server/features/hiring/applications/company/company-moves.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { sendMessage } from '#server/features/talk/chat/messages/sending.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { CompanionEnding } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { selectEnding } from './demo-companion.queries.ts'
import { type Act, nextAct } from './script.ts'

/** A top-level domain that nobody can own: only people of the demo world have it. */
const DEMO_ADDRESS = /\.example$/

type Scene = { application: CompanyApplication; member: Identity; talentId: Id; ending: CompanionEnding }

export const takeStep = (
  platform: Platform,
  { applicationId, step }: { applicationId: Id; step: number },
): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const scene = await setScene(tx, platform, applicationId)
    const act = scene && nextAct(scene.application, step, scene.ending)
    if (act) await perform(tx, platform, scene, act)
  })

export const answerMessage = (
  platform: Platform,
  { applicationId, key }: { applicationId: Id; key: string },
): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const scene = await setScene(tx, platform, applicationId)
    if (scene) await write(tx, platform, scene, answer, key)
  })

/** Null once it is switched off, and for companies with real members. */
async function setScene(tx: Db, platform: Platform, applicationId: Id): Promise<Scene | null> {
  const { talentId, companyId } = (await findParties(tx, applicationId)) ?? {}
  if (!talentId || !companyId) return null
  const ending = await selectEnding(tx, talentId)
  const [memberId] = await findHiringMembers(tx, companyId)
  if (ending === null || memberId === undefined) return null
  const member = await presentPerson(tx, memberId)
  if (!DEMO_ADDRESS.test(member.email)) return null
  const application = await openForCompany(tx, member, platform.clock.now(), applicationId)
  return { application, member, talentId, ending }
}

async function perform(tx: Db, platform: Platform, scene: Scene, act: Act): Promise<void> {
  const { member, application } = scene
  if (act.kind === 'look') await viewApplication(tx, platform, member, application.id)
  else if (act.kind === 'greet') await write(tx, platform, scene, greeting, randomUUID())
  else if (act.kind === 'move')
    await moveToStage(tx, platform, member, application.id, { stageId: act.stageId, reason: '' })
  else if (act.ending === 'hired') await hire(tx, platform, member, application.id)
  else await rejectNow(tx, platform, scene)
}

const greeting = /* i18n */ {
  id: 'demo_companion.greeting',
  message:
    'Thank you for applying for {job}. I am the demo companion, a script. I will review your application, move it through our stages and make a decision, so that you can see every step.',
}
const answer = /* i18n */ {
  id: 'demo_companion.answer',
  message:
    'Thank you for your message. I am a script and cannot read it, but this is what a reply from {company} looks like.',
}
const feedback = /* i18n */ {
  id: 'demo_companion.feedback',
  message: 'You chose this ending for the demo companion. A company would explain its decision here.',
}

async function write(tx: Db, platform: Platform, scene: Scene, text: typeof greeting, key: string): Promise<void> {
  const { application, member } = scene
  if (application.conversationId === null) return
  const i18n = await languageOf(tx, scene)
  const values = { job: application.jobTitle, company: application.sent.job.company.name }
  const content = { replyTo: null, fileIds: [], card: null, voice: null }
  await sendMessage(tx, platform, { viewer: member, i18n }, application.conversationId, {
    ...content,
    key,
    body: i18n._({ ...text, values }),
  })
}

/** Skips the usual wait for working hours: the person is watching. */
async function rejectNow(tx: Db, platform: Platform, scene: Scene): Promise<void> {
  const { member, application } = scene
  const i18n = await languageOf(tx, scene)
  await reject(tx, platform, member, application.id, {
    reason: 'other_person',
    feedback: i18n._(feedback),
    givesNoFeedback: false,
    afterHours: 0,
  })
  await sendRejection(tx, platform, member, application.id)
}

const languageOf = async (tx: Db, { talentId }: Scene) => i18nFor(chooseLocale((await findPerson(tx, talentId)).locale))
