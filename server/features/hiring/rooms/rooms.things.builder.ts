import type { OwnedThings } from '#server/test-things.ts'
import { aRoom, roomAt } from './rooms.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { interview, talent } = await aRoom(test)
  return [{ under: roomAt(':id'), owner: talent, id: interview.id }]
}
