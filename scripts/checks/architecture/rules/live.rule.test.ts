import { expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

const EVENTS = 'shared/features/talk/inbox/inbox.events.ts'
const SERVICE = 'server/features/talk/inbox/inbox.service.ts'
const HOOK = 'web/features/talk/inbox/use-live-inbox.ts'

/** An event with everything it needs. */
const sound = {
  [EVENTS]: `import { event } from '#shared/live/event.ts'
    export const inboxChanged = event('inbox.changed', { channel, payload })`,
  [SERVICE]: `import { inboxChanged } from '#shared/features/talk/inbox/inbox.events.ts'`,
  [HOOK]: `import { inboxChanged } from '#shared/features/talk/inbox/inbox.events.ts'
    import { useEvent } from '#web/platform/realtime/use-event.ts'`,
}

it('accepts an event that is declared, sent and received', async () => {
  expect(await violationsWith(sound)).toEqual([])
})

it('keeps the names of events in .events files', async () => {
  const raw = { 'web/features/talk/inbox/inbox-list.ts': `listen('inbox.changed')` }
  expect(await violationsWith({ ...sound, ...raw })).toEqual([
    'a live event is named only in its .events file | web/features/talk/inbox/inbox-list.ts: writes inbox.changed',
  ])
})

it('allows no event outside the .events file of a feature', async () => {
  const rule = 'live events are declared in the .events file of their feature, in shared'
  const stray = {
    'web/features/talk/inbox/inbox-list.ts': `import { inboxMoved } from './inbox-moves.ts'`,
    'web/features/talk/inbox/inbox-moves.ts': `export const inboxMoved = clientEvent(\`client-moved\`, { channel })
      export const inboxRead = event('inbox.read', { channel, unreceived: 'nobody needs it' })`,
  }
  expect(await violationsWith({ ...sound, ...stray })).toContain(
    `${rule} | web/features/talk/inbox/inbox-moves.ts: declares inbox.read`,
  )
  const elsewhere = 'shared/features/talk/inbox/inbox-reading.events.ts'
  expect(await violationsWith({ ...sound, [elsewhere]: `export const read = event('inbox.read', {})` })).toContain(
    `${rule} | ${elsewhere}: declares inbox.read`,
  )
})

it('requires every event to be sent and received', async () => {
  const rule = 'every live event is sent and received, or says why it is not received'
  expect(
    await violationsWith({
      ...sound,
      [SERVICE]: `import type { inboxChanged } from '#shared/features/talk/inbox/inbox.events.ts'`,
    }),
  ).toEqual([`${rule} | ${EVENTS}: inboxChanged is never sent`])
  expect(await violationsWith({ ...sound, [HOOK]: '' })).toEqual([
    `${rule} | ${EVENTS}: inboxChanged is never received`,
  ])
  const unreceived = {
    [EVENTS]: `export const inboxChanged = event('inbox.changed', { channel, unreceived: 'not yet' })`,
  }
  expect(await violationsWith({ ...sound, ...unreceived, [HOOK]: '' })).toEqual([])
  expect(await violationsWith({ ...sound, ...unreceived })).toEqual([
    `${rule} | ${EVENTS}: inboxChanged is received, although it is declared as unreceived`,
  ])
})

it('restricts the connection and publishing to one entry point per side', async () => {
  const web = 'only web/platform/realtime uses the live connection'
  const hook = `${sound[HOOK]}
    import Pusher from 'pusher-js'
    import { tabConnection } from '#web/platform/realtime/tab-connection.ts'`
  expect(await violationsWith({ ...sound, [HOOK]: hook })).toEqual([
    `${web} | ${HOOK}: imports pusher-js`,
    `${web} | ${HOOK}: imports #web/platform/realtime/tab-connection.ts`,
  ])
  const service = `${sound[SERVICE]}
    import { frame } from '#server/platform/realtime/protocol/frames.ts'
    import { socketIdOf } from '#server/platform/realtime/realtime.ts'`
  expect(await violationsWith({ ...sound, [SERVICE]: service })).toEqual([
    `features use realtime only to publish and to declare who may subscribe | ${SERVICE}: imports #server/platform/realtime/protocol/frames.ts`,
  ])
})

it('forbids casting what arrives', async () => {
  const cast = `${sound[HOOK]}
    const told = (data) => data as Told
    const kinds = ['a'] as const`
  expect(await violationsWith({ ...sound, [HOOK]: cast })).toEqual([
    `files that receive live events do not cast | ${HOOK}: casts`,
  ])
})
