import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { ProfileEntry } from '#shared/features/people/profile/profile.contract.ts'
import { MAX_ENTRIES, type ProfileSection, type Visibility } from '#shared/features/people/profile/profile-sections.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import { addLabels, partNames } from '../section-names.ts'
import { useChangeProfile } from '../use-change-profile.ts'
import { useReportFailure } from '../use-report-failure.ts'
import { titleOfEntry } from '../view/describe-entry.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './section-card.module.css'
import { useRemoveEntry } from './use-remove-entry.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

const EntryForm = lazyPart(async () => (await import('./entry-form.tsx')).EntryForm)
const ReorderList = lazyPart(async () => (await import('#web/ui/reorder-list.tsx')).ReorderList)

type SectionCardProps = {
  section: ProfileSection
  entries: readonly ProfileEntry[]
  visibility: Visibility
  title?: string
  /** Why this section is worth filling in, while it is empty. */
  hint?: ReactNode
  isInitiallyAdding?: boolean
}

export function SectionCard({
  section,
  entries,
  visibility,
  title,
  hint,
  isInitiallyAdding = false,
}: SectionCardProps) {
  const { t, i18n } = useLingui()
  const { order } = useChangeProfile()
  const report = useReportFailure()
  const remove = useRemoveEntry()
  const [newId, setNewId] = useState<Id | null>(() => (isInitiallyAdding ? crypto.randomUUID() : null))
  const [isOrdering, setIsOrdering] = useState(false)
  const name = title ?? i18n._(partNames[section])
  const box = useRef<HTMLDivElement>(null)
  useLostFocus(box, `${newId} ${isOrdering} ${entries.length}`)
  // The new entry is part of the list as soon as it is saved, but stays open as a form.
  const listed = entries.filter(({ id }) => id !== newId)
  const added = entries.find(({ id }) => id === newId)
  return (
    <Card title={name} aside={<VisibilityChoice part={section} value={visibility} />} padding="flush">
      <div ref={box}>
        {isOrdering ? (
          <div className={styles.form}>
            <Suspense fallback={<Loading />}>
              <ReorderList
                aria-label={t`Order of “${name}”`}
                items={entries.map(({ id, entry }) => ({ id, text: titleOfEntry(entry, i18n) }))}
                onChange={(ids) => void order(section, ids).catch(report)}
              />
            </Suspense>
          </div>
        ) : (
          <ul role="list" className={styles.rows}>
            {listed.map(({ id, entry }) => (
              <EntryRow key={id} id={id} entry={entry} order={entries.map((one) => one.id)} />
            ))}
          </ul>
        )}
        {newId && (
          <div className={styles.form}>
            <Suspense fallback={<Loading />}>
              <EntryForm
                key={newId}
                id={newId}
                section={section}
                content={added?.entry.content ?? null}
                label={i18n._(addLabels[section])}
                onClose={() => setNewId(null)}
                onRemove={() => {
                  setNewId(null)
                  if (added) void remove({ ...added, order: entries.map(({ id }) => id) })
                }}
              />
            </Suspense>
          </div>
        )}
        {listed.length === 0 && !newId && hint && <p className={styles.hint}>{hint}</p>}
        <div className={styles.foot}>
          {!newId && !isOrdering && entries.length < MAX_ENTRIES && (
            <PlainButton {...nextFocus} variant="text" icon={IconPlus} onPress={() => setNewId(crypto.randomUUID())}>
              {i18n._(addLabels[section])}
            </PlainButton>
          )}
          {entries.length > 1 && !newId && (
            <PlainButton
              {...(isOrdering && nextFocus)}
              variant="text"
              icon={IconArrowsSort}
              onPress={() => setIsOrdering(!isOrdering)}
              aria-label={isOrdering ? t`Done: ${name}` : t`Change order: ${name}`}
            >
              {isOrdering ? <Trans>Done</Trans> : <Trans>Change order</Trans>}
            </PlainButton>
          )}
        </div>
      </div>
    </Card>
  )
}

const Loading = () => (
  <Skeleton>
    <SkeletonLine />
  </Skeleton>
)
