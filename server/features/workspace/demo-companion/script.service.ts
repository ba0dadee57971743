// Performs the script as a member of the company, through the same services as a recruiter.

import { randomUUID } from 'node:crypto'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { viewApplication } from '#server/features/hiring/applications/company/company-applications.service.ts'
import {
  moveToStage,
  reject,
  sendRejection,
} from '#server/features/hiring/applications/company/company-moves.service.ts'
import { sendMessage } from '#server/features/talk/chat/messages/sending.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { agree, answerOffer, invite, sendOffer, sendTest } from './acts.service.ts'
import { type Scene, setScene } from './scene.service.ts'
import { type Act, nextAct } from './script.ts'

type Step = { applicationId: Id; step: number }

/** `scheduleNext` schedules the next step, in the same transaction. Returns what was done; null when the script has ended. */
export const takeStep = (
  platform: Platform,
  { applicationId, step }: Step,
  scheduleNext: (tx: Db) => Promise<unknown>,
): Promise<Act['kind'] | null> =>
  transaction(platform.db, async (tx) => {
    const scene = await setScene(tx, platform, applicationId)
    const act = scene && nextAct(scene.application, step, scene.ending, scene.progress)
    if (!act) return null
    await perform(tx, platform, scene, act)
    await scheduleNext(tx)
    return act.kind
  })

export const answerMessage = (
  platform: Platform,
  { applicationId, key }: { applicationId: Id; key: string },
): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const scene = await setScene(tx, platform, applicationId)
    if (scene) await write(tx, platform, scene, answer, key)
  })

async function perform(tx: Db, platform: Platform, scene: Scene, act: Act): Promise<void> {
  const { member, application } = scene
  const i18n = await languageOf(tx, scene)
  const say = (text: { id: string; message: string }) => i18n._(text)
  switch (act.kind) {
    case 'look':
      await viewApplication(tx, platform, member, application.id)
      return
    case 'greet':
      return write(tx, platform, scene, greeting, randomUUID())
    case 'move':
      await moveToStage(tx, platform, member, application.id, { stageId: act.stageId, reason: '' })
      return
    case 'test':
      return sendTest(tx, platform, scene, say)
    case 'invite':
      return invite(tx, platform, scene, say)
    case 'agree':
      return agree(tx, platform, scene)
    case 'offer':
      return sendOffer(tx, platform, scene, say)
    case 'answer_offer':
      return answerOffer(tx, platform, scene)
    case 'reject':
      return rejectNow(tx, platform, scene)
    case 'wait':
  }
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
