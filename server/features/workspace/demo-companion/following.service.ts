// What the companion reacts to: an application of somebody who switched it on, and that person's messages.

import { randomUUID } from 'node:crypto'
import type { ReceivedApplication } from '#server/features/hiring/applications/applications.events.ts'
import type { ApplicationMessage } from '#server/features/talk/chat/chat.events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companionAnswer, companionStep } from './demo-companion.jobs.ts'
import { selectEnding } from './demo-companion.queries.ts'
import { LOOK_SECONDS } from './script.ts'

const ANSWER_SECONDS = 6

const secondsFromNow = ({ clock }: Platform, seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

export async function beginScript(tx: Db, platform: Platform, received: ReceivedApplication): Promise<void> {
  const { id, talentId } = received
  if (!platform.config.demo || (await selectEnding(tx, talentId)) === null) return
  await platform.jobs.send(companionStep, { applicationId: id, step: 0 }, tx, secondsFromNow(platform, LOOK_SECONDS))
}

export async function planAnswer(tx: Db, platform: Platform, message: ApplicationMessage): Promise<void> {
  const { applicationId, senderId, isFromCompany } = message
  if (!platform.config.demo || isFromCompany || (await selectEnding(tx, senderId)) === null) return
  const answer = { applicationId, key: randomUUID() }
  await platform.jobs.send(companionAnswer, answer, tx, secondsFromNow(platform, ANSWER_SECONDS))
}
