import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import styles from '../course.module.css'
import { useSavedCopy } from './use-saved-copy.ts'

/** Saves the texts of a course on the device. Renders nothing where the browser cannot do it. */
export function OfflineCard({ course }: { course: Course }) {
  const { i18n } = useLingui()
  const saved = useSavedCopy(course)
  const { copy, count, done, isSaving, hasFailed } = saved
  const box = useRef<HTMLDivElement>(null)
  useLostFocus(box, copy === null)
  if (!saved.isOffered) return null
  const size = formatBytes(copy?.bytes ?? saved.estimate, i18n.locale)
  return (
    <Card title={<Trans>Read offline</Trans>}>
      <div ref={box} className={styles.offline}>
        <p className={styles.text}>
          {copy ? (
            <Trans>
              <Plural value={copy.lessons} one="# lesson is" other="# lessons are" /> saved on this device ({size},{' '}
              <LocalTime at={copy.savedAt} />
              ). Signing out deletes them.
            </Trans>
          ) : (
            <Trans>
              Save <Plural value={count} one="# lesson" other="# lessons" /> on this device, about {size}, and read
              without a connection. Videos, audio and quizzes are not included.
            </Trans>
          )}
        </p>
        {saved.isOutdated && (
          <p className={styles.small}>
            <Trans>The course has changed since you saved it.</Trans>
          </p>
        )}
        <p role="status" className={styles.small}>
          {isSaving && (
            <Trans>
              Saving lesson {done} of {count}…
            </Trans>
          )}
        </p>
        {hasFailed && (
          <p role="alert" className={styles.problem}>
            <Trans>The course could not be saved. Check your connection and the free space on your device.</Trans>
          </p>
        )}
        <div className={styles.actions}>
          {(!copy || saved.isOutdated) && (
            <PlainButton isPending={isSaving} onPress={saved.save} {...nextFocus}>
              {copy ? <Trans>Update the copy</Trans> : <Trans>Save for offline reading</Trans>}
            </PlainButton>
          )}
          {copy && (
            <PlainButton variant="text" isPending={saved.isRemoving} onPress={saved.remove} {...nextFocus}>
              <Trans>Delete from this device</Trans>
            </PlainButton>
          )}
        </div>
      </div>
    </Card>
  )
}
