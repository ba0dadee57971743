import { Trans, useLingui } from '@lingui/react/macro'
import { IconCode, IconLock, IconNotes } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { RoomPad } from '#shared/features/hiring/rooms/room-limits.ts'
import type { Room } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'
import type { SendQueue } from '../call/send-queue.ts'
import { roomQuery } from '../room-queries.ts'
import { type CodeLanguage, codeLanguages } from './code-languages.ts'
import styles from './pad.module.css'

const OwnNotes = lazyPart(async () => (await import('#web/features/hiring/interviews/prepare/own-notes.tsx')).OwnNotes)
const PadEditor = lazyPart(async () => (await import('./pad-editor.tsx')).PadEditor)

type Face = RoomPad | 'own'

/** The texts that everybody in the room writes together, and one's own notes. */
export function PadPanel({ room, queue }: { room: Room; queue: SendQueue }) {
  const { t } = useLingui()
  const identity = useIdentity()
  const cache = useQueryClient()
  const [face, setFace] = useState<Face>('code')
  const [hasOwnNotes, setHasOwnNotes] = useState(false)
  const [language, setLanguage] = useState<CodeLanguage>('typescript')
  const own = room.people.find(({ id }) => id === identity?.id)
  const names: Record<CodeLanguage, string> = {
    plain: t`Plain text`,
    typescript: 'TypeScript',
    python: 'Python',
    go: 'Go',
  }
  return (
    <section className={styles.panel} aria-label={t`Pads and notes`}>
      <div className={styles.head}>
        <SegmentedControl
          label={t`Pad`}
          segments={[
            { id: 'code', label: t`Code pad`, icon: IconCode },
            { id: 'notes', label: t`Shared notes`, icon: IconNotes },
            { id: 'own', label: t`My notes`, icon: IconLock },
          ]}
          value={face}
          onChange={(next) => {
            setFace(next)
            if (next === 'own') setHasOwnNotes(true)
          }}
        />
        {face === 'code' && (
          <Select
            label={t`Highlighting`}
            choices={codeLanguages.map((id) => ({ id, label: names[id] }))}
            value={language}
            onChange={(chosen) => setLanguage(codeLanguages.find((one) => one === chosen) ?? 'plain')}
          />
        )}
      </div>
      <Suspense
        fallback={
          <p className={styles.loading}>
            <Trans>Loading the editor …</Trans>
          </p>
        }
      >
        {face !== 'own' && (
          <PadEditor
            key={face}
            interviewId={room.id}
            pad={face}
            queue={queue}
            name={own?.name ?? ''}
            personId={own?.id ?? ''}
            language={language}
          />
        )}
        {/* Kept while another face is shown, so that nothing typed is lost. */}
        {hasOwnNotes && (
          <div className={styles.own} hidden={face !== 'own'}>
            <OwnNotes
              id={room.id}
              text={room.ownNotes}
              onSaved={() => void cache.invalidateQueries({ queryKey: roomQuery(room.id).queryKey })}
            />
          </div>
        )}
      </Suspense>
    </section>
  )
}
