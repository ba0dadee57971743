import { Trans, useLingui } from '@lingui/react/macro'
import { IconCode, IconNotes } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { RoomPad } from '#shared/features/hiring/rooms/room-limits.ts'
import type { Room } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'
import type { SendQueue } from '../call/send-queue.ts'
import { type CodeLanguage, codeLanguages } from './code-languages.ts'
import styles from './pad.module.css'

const PadEditor = lazyPart(async () => (await import('./pad-editor.tsx')).PadEditor)

/** The texts that everybody in the room writes together. */
export function PadPanel({ room, queue }: { room: Room; queue: SendQueue }) {
  const { t } = useLingui()
  const identity = useIdentity()
  const [pad, setPad] = useState<RoomPad>('code')
  const [language, setLanguage] = useState<CodeLanguage>('typescript')
  const own = room.people.find(({ id }) => id === identity?.id)
  const names: Record<CodeLanguage, string> = {
    plain: t`Plain text`,
    typescript: 'TypeScript',
    python: 'Python',
    go: 'Go',
  }
  return (
    <section className={styles.panel} aria-label={t`Shared pads`}>
      <div className={styles.head}>
        <SegmentedControl
          label={t`Pad`}
          segments={[
            { id: 'code', label: t`Code pad`, icon: IconCode },
            { id: 'notes', label: t`Shared notes`, icon: IconNotes },
          ]}
          value={pad}
          onChange={setPad}
        />
        {pad === 'code' && (
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
        <PadEditor
          key={pad}
          interviewId={room.id}
          pad={pad}
          queue={queue}
          name={own?.name ?? ''}
          personId={own?.id ?? ''}
          language={language}
        />
      </Suspense>
    </section>
  )
}
