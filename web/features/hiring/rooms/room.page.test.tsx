import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Room } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import RoomPage from './room.page.tsx'
import { roomQuery } from './room-queries.ts'

const session = aSession(() => Promise.reject(new TypeError('offline')))

function aRoom(startsAt: number): Room {
  const clock = { zone: 'Africa/Nairobi', city: 'Nairobi', country: 'KE', window: null, trips: [] }
  const [starts, ends] = [startsAt, startsAt + 45 * MINUTE].map((at) => new Date(at).toISOString())
  return {
    id: 'room',
    applicationId: 'application',
    job: { id: 'job', title: 'Backend engineer' },
    company: { id: 'company', name: 'Fjordpay' },
    companyClock: { ...clock, zone: 'Europe/Oslo', city: 'Oslo', country: 'NO' },
    talentClock: clock,
    kind: 'technical',
    mode: 'room',
    panel: [],
    startsAt: starts ?? '',
    endsAt: ends ?? '',
    place: null,
    side: 'talent',
    people: [],
    ownNotes: '',
    opensAt: new Date(startsAt - 15 * MINUTE).toISOString(),
    closesAt: new Date(startsAt + 45 * MINUTE + HOUR).toISOString(),
    isOpen: false,
  }
}

/** Through a link, as from the week of interviews. */
function openRoom(startsAt: number) {
  queryClientFor(session).setQueryData(roomQuery('room').queryKey, aRoom(startsAt))
  const room = <RoomPage loaderData={{ dehydrated: null, now: Date.now() }} />
  const link = <Link to="/interviews/room/room">Check call</Link>
  const router = createMemoryRouter([
    { path: '/', element: link },
    { path: '/interviews/:id/room', element: room },
  ])
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </I18nProvider>,
  )
  fireEvent.click(screen.getByText('Check call'))
}

it('offers the check of camera and microphone days before the room opens, and counts no minutes', async () => {
  openRoom(Date.now() + 3 * DAY)
  expect(await screen.findByRole('button', { name: 'Check camera and microphone' })).toBeTruthy()
  expect(screen.queryByText(/Starts in/)).toBeNull()
})
