import { describe, expect, it } from 'vitest'
import { events } from '../assembled/events.ts'
import { messageCreated, supportChanged } from '../features/talk/chat/chat.events.ts'
import { personChannel } from '../kit/person-channel.ts'
import { channel, channelName, matchChannel } from './channel.ts'
import { faultOf, payloadSchema, readPayload } from './payload.ts'

describe('a channel', () => {
  const lesson = channel('presence', 'course.{courseId}.lesson.{lessonId}', { guard: 'verified' })

  it('gets its full name from kind, name and parameters', () => {
    expect(channelName(personChannel, { personId: '1' })).toBe('private-App.Models.User.1')
    expect(channelName(lesson, { courseId: 'a', lessonId: 'b' })).toBe('presence-course.a.lesson.b')
    expect(channelName(channel('public', 'status', { guard: 'open' }), {})).toBe('status')
  })

  it('is recognised by its full name, including kind and dots', () => {
    const match = matchChannel(lesson)
    expect(match('presence-course.a.lesson.b')).toEqual({ courseId: 'a', lessonId: 'b' })
    for (const other of ['private-course.a.lesson.b', 'presence-course.a.lesson.b.c', 'presence-courseXa.lesson.b'])
      expect(match(other)).toBeNull()
  })
})

describe('a payload', () => {
  const message = { id: crypto.randomUUID(), seq: 1, change: 2, senderId: null, kind: 'text', preview: '' } as const

  it('is validated against its contract, and rejected if it does not match', () => {
    expect(readPayload(messageCreated, { ...message, more: true })).toEqual({ payload: message })
    for (const data of [undefined, null, 'text', 1, [], {}, { ...message, seq: '1' }])
      expect(readPayload(messageCreated, data)).toBeNull()
  })

  it('is invalid if malformed, or if its channel does not have that event', () => {
    const name = channelName(messageCreated.channel, { conversationId: '1' })
    expect(faultOf(name, messageCreated.name, message)).toBeNull()
    expect(faultOf(name, messageCreated.name, {})).toBe('malformed')
    expect(faultOf(name, supportChanged.name, { conversationId: message.id })).toBe('unknown')
    expect(faultOf(name, 'pusher:subscription_succeeded', {})).toBeNull()
  })
})

describe('all events', () => {
  it('have a unique name on their channel', () => {
    const names = events.map((event) => `${event.channel.kind} ${event.channel.name} ${event.name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('have a payload that is an object, so that fields can be added', () => {
    expect(events.map((event) => payloadSchema(event)._zod.def.type)).toEqual(events.map(() => 'object'))
  })
})
