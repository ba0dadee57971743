import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { listCopies, type SavedCopy } from './saved-copies.ts'

/** What can be opened without a connection. */
export function SavedCourses() {
  const { t, i18n } = useLingui()
  const personId = useIdentity()?.id
  const [copies, setCopies] = useState<readonly SavedCopy[]>([])
  useEffect(() => {
    let isCurrent = true
    if (personId) void listCopies(personId).then((found) => isCurrent && setCopies(found))
    return () => {
      isCurrent = false
    }
  }, [personId])
  if (copies.length === 0) return null
  return (
    <Card title={<Trans>Saved on this device</Trans>} padding="flush">
      <List label={t`Saved on this device`}>
        {copies.map(({ slug, title, lessons, bytes }) => (
          <ListRow
            key={slug}
            title={<span translate="no">{title}</span>}
            href={`/courses/${slug}`}
            meta={
              <>
                <Plural value={lessons} one="# lesson" other="# lessons" /> · {formatBytes(bytes, i18n.locale)}
              </>
            }
          />
        ))}
      </List>
    </Card>
  )
}
