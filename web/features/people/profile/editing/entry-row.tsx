import { useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { titleOfEntry } from '../view/describe-entry.ts'
import { EntryText } from '../view/entry-text.tsx'
import styles from './section-card.module.css'
import { useRemoveEntry } from './use-remove-entry.ts'

const EntryForm = lazyPart(async () => (await import('./entry-form.tsx')).EntryForm)

type EntryRowProps = { id: Id; entry: EntryDraft; order: readonly Id[] }

export function EntryRow({ id, entry, order }: EntryRowProps) {
  const { t, i18n } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const remove = useRemoveEntry()
  const box = useRef<HTMLLIElement>(null)
  useLostFocus(box, isEditing)
  const title = titleOfEntry(entry, i18n)
  if (isEditing)
    return (
      <li ref={box} className={styles.form}>
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonLine />
            </Skeleton>
          }
        >
          <EntryForm
            id={id}
            section={entry.section}
            content={entry.content}
            label={t`Edit ${title}`}
            onClose={() => setIsEditing(false)}
            onRemove={() => void remove({ id, entry, order })}
          />
        </Suspense>
      </li>
    )
  return (
    <li ref={box} className={styles.row}>
      <div className={styles.text}>
        <EntryText entry={entry} />
      </div>
      <PlainIconButton
        data-next-focus=""
        glyph={IconPencil}
        label={t`Edit ${title}`}
        onPress={() => setIsEditing(true)}
      />
    </li>
  )
}
