import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { DraftView } from '#shared/features/learning/courses/authoring/draft-state.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useCategoryNames, useLevelNames } from '../course-words.ts'
import { editHref, opsCoursesQuery } from './ops-course-queries.ts'
import { stateTones, useStateNames } from './ops-course-words.ts'

export function OpsCourseList({ show }: { show: DraftView }) {
  const { t } = useLingui()
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const states = useStateNames()
  const { data: first } = useSuspenseQuery(opsCoursesQuery(show))
  const { items, state: loading, showMore } = useLivePages(first, (cursor) => opsCoursesQuery(show, cursor))
  if (items.length === 0)
    return (
      <EmptyState title={t`No courses here`}>
        <Trans>No course is in this state.</Trans>
      </EmptyState>
    )
  return (
    <>
      <Card padding="flush">
        <List label={t`Courses`}>
          {items.map(({ id, title, category, level, state, version, lessonCount, publishAt, updatedAt }) => (
            <ListRow
              key={id}
              href={editHref(id)}
              title={<bdi translate="no">{title}</bdi>}
              meta={
                <>
                  {categories[category]} · {levels[level]} ·{' '}
                  <Plural value={lessonCount} one="# lesson" other="# lessons" /> ·{' '}
                  {publishAt === null ? (
                    <Trans>
                      Edited <LocalTime at={updatedAt} isDateOnly />
                    </Trans>
                  ) : (
                    <Trans>
                      Goes live <LocalTime at={publishAt} />
                    </Trans>
                  )}
                </>
              }
              facts={
                <>
                  <Chip size="small" tone={stateTones[state]}>
                    {states[state]}
                  </Chip>{' '}
                  {version > 0 && (
                    <Chip size="small">
                      <Trans>Version {version}</Trans>
                    </Chip>
                  )}
                </>
              }
            />
          ))}
        </List>
      </Card>
      {showMore && (
        <PlainButton isPending={loading === 'pending'} onPress={showMore}>
          {loading === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}
