import type { OwnedThings } from '#server/test-things.ts'
import { aRoom, roomAt } from './rooms.builder.ts'
import { insertVisit } from './rooms.queries.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { interview, talent } = await aRoom(test)
  // The room opens in days on the clock that all features share here.
  const visit = { interviewId: interview.id, personId: talent.id, at: test.clock.now() }
  const visitId = await insertVisit(test.platform.db, visit)
  return [{ under: roomAt(':id'), owner: talent, id: interview.id, parts: { visitId, pad: 'code' } }]
}
