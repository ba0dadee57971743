import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { instant, interviewFacts } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_CHAT_TEXT, MAX_PAD_UPDATE, roomPads } from './room-limits.ts'

const person = z.object({ id, name: z.string(), seat: z.enum(['talent', 'interviewer']) })

const room = z
  .object({
    ...interviewFacts,
    side: z.enum(['talent', 'company']),
    people: z.array(person),
    /** What the viewer wrote down for themselves, which nobody else reads. */
    ownNotes: z.string(),
    opensAt: instant,
    closesAt: instant,
    isOpen: z.boolean(),
  })
  .meta({ id: 'InterviewRoom' })
export type Room = z.output<typeof room>

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})
export type IceServer = z.output<typeof iceServer>

const visit = z.object({ id, iceServers: z.array(iceServer) }).meta({ id: 'RoomVisit' })
export type RoomVisit = z.output<typeof visit>

const report = z.object({
  /** Media from a peer has arrived. */
  isConnected: z.boolean().optional(),
  /** The connection to a peer was lost and re-established. */
  hasReconnected: z.boolean().optional(),
  hasLeft: z.boolean().optional(),
})
export type VisitReport = z.output<typeof report>

const message = z.object({ id, personId: id.nullable(), text: z.string(), sentAt: instant }).meta({ id: 'RoomMessage' })
export type RoomMessage = z.output<typeof message>

/** A state of a shared text as Yjs encodes it. */
const encoded = z.base64()

const byId = z.object({ id })
const byPad = z.object({ id, pad: z.enum(roomPads) })

export const rooms = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/interviews/:id/room',
    guard: 'verified',
    summary: 'The room of an interview you take part in, and when it is open.',
    params: byId,
    response: room,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/shared/api/interviews/:id/room/visits',
    guard: 'verified',
    summary: 'Enters the room; the response has the servers that help to connect the call.',
    params: byId,
    response: visit,
    status: 201,
    creates: true,
  }),
  report: endpoint({
    method: 'PATCH',
    path: '/shared/api/interviews/:id/room/visits/:visitId',
    guard: 'verified',
    summary: 'Reports that you are still there, that the call is connected, or that you leave.',
    params: z.object({ id, visitId: id }),
    body: report,
    response: nothing,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/shared/api/interviews/:id/room/messages',
    guard: 'verified',
    summary: 'The chat of the room, oldest message first.',
    params: byId,
    response: z.object({ items: z.array(message) }),
  }),
  say: endpoint({
    method: 'POST',
    path: '/shared/api/interviews/:id/room/messages',
    guard: 'verified',
    summary: 'Writes to everybody in the room.',
    params: byId,
    body: z.object({ text: z.string().trim().min(1).max(MAX_CHAT_TEXT) }),
    response: message,
    status: 201,
    creates: true,
  }),
  pad: endpoint({
    method: 'GET',
    path: '/shared/api/interviews/:id/room/pads/:pad',
    guard: 'verified',
    summary: 'A shared text of the room, as a Yjs update in base64; null while it is empty.',
    params: byPad,
    response: z.object({ state: encoded.nullable() }),
  }),
  savePad: endpoint({
    method: 'POST',
    path: '/shared/api/interviews/:id/room/pads/:pad',
    guard: 'verified',
    summary: 'Merges a change, a Yjs update in base64, into a shared text.',
    params: byPad,
    body: z.object({ update: encoded.min(1).max(Math.ceil((MAX_PAD_UPDATE * 4) / 3) + 4) }),
    response: nothing,
  }),
}
