import {
  canTakePart,
  hasAttended,
  type RegistrationStatus,
} from '#shared/features/learning/masterclass/registration-status.ts'
import { isPast, isUpcoming, type TalkStatus } from '#shared/features/learning/masterclass/talk-status.ts'

type TalkFacts = { status: TalkStatus }
type OwnPlace = { status: RegistrationStatus } | null

/** Before and during the talk, for those who have a place. Everybody can read the questions. */
export const canAsk = (talk: TalkFacts, own: OwnPlace): boolean => isUpcoming(talk.status) && canTakePart(own?.status)

/** Only those who were there. */
export const canGiveFeedback = (talk: TalkFacts, own: OwnPlace): boolean =>
  isPast(talk.status) && hasAttended(own?.status)

export const isOwnerOf = (thing: { personId: string | null }, viewer: { id: string }): boolean =>
  thing.personId === viewer.id
