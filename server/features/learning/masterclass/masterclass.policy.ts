import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import {
  canTakePart,
  hasAttended,
  type RegistrationStatus,
} from '#shared/features/learning/masterclass/registration-status.ts'
import {
  hasReplay,
  isLiveTalk,
  isPast,
  isUpcoming,
  type TalkStatus,
} from '#shared/features/learning/masterclass/talk-status.ts'

type TalkFacts = { status: TalkStatus }
type OwnPlace = { status: RegistrationStatus } | null

/** Before and during the talk, for those who have a place. Everybody can read the questions. */
export const canAsk = (talk: TalkFacts, own: OwnPlace): boolean => isUpcoming(talk.status) && canTakePart(own?.status)

/** Only those who were there. */
export const canGiveFeedback = (talk: TalkFacts, own: OwnPlace): boolean =>
  isPast(talk.status) && hasAttended(own?.status)

/** A recording needs the speaker's consent, even if the talk was published. */
export const isReplayOpen = (talk: TalkFacts & { isRecorded: boolean }): boolean =>
  hasReplay(talk.status) && talk.isRecorded

/** Operators can also play it before it is published. */
export const canPlayRecording = (talk: TalkFacts & { isRecorded: boolean }, viewer: Viewer): boolean =>
  isReplayOpen(talk) || isOperator(viewer)

export const isOwnerOf = (thing: { personId: string | null }, viewer: { id: string }): boolean =>
  thing.personId === viewer.id

/** Moderators, which are the member who gives the talk and operators: they call on people, remove messages and mute authors. */
export const canModerate = (talk: { personId: string | null }, viewer: Viewer): boolean =>
  isOperator(viewer) || isOwnerOf(talk, viewer)

/** Chat and raised hands: only while it is live. */
export const canJoinLive = (talk: TalkFacts & { personId: string | null }, own: OwnPlace, viewer: Viewer): boolean =>
  isLiveTalk(talk.status) && (canTakePart(own?.status) || canModerate(talk, viewer))
