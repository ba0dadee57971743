import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { roomChannel } from '#shared/features/hiring/rooms/room-channels.ts'
import { MAX_CHAT_TEXT } from '#shared/features/hiring/rooms/room-limits.ts'
import type { Room, RoomMessage, rooms } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { roomMessageSent } from '#shared/features/hiring/rooms/rooms.events.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { clocksOf } from '../room-bar.tsx'
import { messagesQuery } from '../room-queries.ts'
import styles from './chat.module.css'

/** What is written in the room. It stays with the interview. */
export function ChatPanel({ room }: { room: Room }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const headingId = useId()
  const [text, setText] = useState('')
  const params = { interviewId: room.id }
  const query = messagesQuery(room.id)
  const { data } = useQuery(query)
  const list = useRef<HTMLUListElement>(null)
  const count = data?.items.length ?? 0

  const add = (message: RoomMessage) =>
    cache.setQueryData<{ items: RoomMessage[] }>(query.queryKey, (before) => {
      const items = before?.items ?? []
      return items.some(({ id }) => id === message.id) ? before : { items: [...items, message] }
    })
  useEvent(roomMessageSent, params, add)
  useChannel(roomChannel, params, { onOpen: () => void cache.invalidateQueries({ queryKey: query.queryKey }) })
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])

  const say = useMutation({
    mutationFn: (words: string) =>
      callApi<typeof rooms.say>(client, 'POST /shared/api/interviews/:id/room/messages', {
        params: { id: room.id },
        body: { text: words },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (message) => {
      setText('')
      add(message)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words !== '' && !say.isPending) say.mutate(words)
  }
  return (
    <section className={styles.chat} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        <Trans>Chat</Trans>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul role="list" ref={list} className={styles.list} aria-label={t`Messages`} aria-live="polite" tabIndex={0}>
        {count === 0 && (
          <li className={styles.none}>
            <Trans>Share links and names here, or write when the audio fails.</Trans>
          </li>
        )}
        {data?.items.map((message) => (
          <Message key={message.id} message={message} room={room} />
        ))}
      </ul>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t`Write to everyone`}
          name="text"
          value={text}
          onChange={setText}
          maxLength={MAX_CHAT_TEXT}
          autoComplete="off"
          problem={say.isError ? t`This was not sent. Try again.` : undefined}
          end={<IconButton type="submit" glyph={IconSend} label={t`Send`} isMirrored />}
        />
      </form>
    </section>
  )
}

function Message({ message, room }: { message: RoomMessage; room: Room }) {
  const { t, i18n } = useLingui()
  const format = useClock()
  const ownId = useIdentity()?.id
  const isOwn = message.personId === ownId
  const name = isOwn ? t`You` : (room.people.find(({ id }) => id === message.personId)?.name ?? t`Participant`)
  const [{ zone }] = clocksOf(room)
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.bubble}>
        <bdi>{message.text}</bdi>
      </p>
      <p className={styles.from} suppressHydrationWarning>
        <bdi>{name}</bdi>
        {', '}
        <time dateTime={message.sentAt}>{formatTime(Date.parse(message.sentAt), zone, i18n.locale, format)}</time>
      </p>
    </li>
  )
}
