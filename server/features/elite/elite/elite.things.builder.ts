import { aPersonWith } from '#server/features/base/accounts/accounts.builder.ts'
import { carryOutAll, decide } from '#server/features/base/operations/operations.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { aSentApplication, eliteAt, expectOk, sendDocument, standingOf } from './elite.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { talent, id } = await aSentApplication(test)
  const document = (await expectOk(sendDocument(test, talent))).json<{ id: string }>()
  const operator = await aPersonWith(test, 'operator')
  await expectOk(decide(operator, { queue: 'elite', id }, { choice: 'ask', reason: 'Which incident did you lead?' }))
  await carryOutAll(test)
  const question = (await standingOf(talent)).actions[0]?.href.split('/').at(-1) ?? ''
  return [
    { under: eliteAt('/documents/:id'), owner: talent, id: document.id },
    { under: eliteAt('/questions/:id'), owner: talent, id: question },
  ]
}
