import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import { readQueryKey } from '#web/app/query/query-key.ts'
import { withQuery } from '#web/app/session/query-string.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { courseQuery, coursesQuery, lessonHref, lessonQuery, readView } from '../course-queries.ts'
import { canSave, estimateBytes, readCopy, removeCopy, type SavedCopy, saveCopy } from './saved-copies.ts'

/** Texts; a quiz is marked by the server, and videos are too big to be kept without asking for each of them. */
const readable = ({ sections }: Course) =>
  sections.flatMap(({ lessons }) => lessons).filter(({ kind }) => kind === 'article' || kind === 'assignment')

const addressOf = ({ queryKey }: { queryKey: readonly unknown[] }): string => {
  const { path, options } = readQueryKey(queryKey)
  return withQuery(path, options.query)
}

const catalogue = readView(new URLSearchParams())

export function useSavedCopy(course: Course) {
  const personId = useIdentity()?.id ?? ''
  const { slug, title, updatedAt } = course
  const lessons = readable(course)
  const [copy, setCopy] = useState<SavedCopy | null>(null)
  // Null until the browser has been asked, and where it cannot save anything.
  const [estimate, setEstimate] = useState<number | null>(null)
  const [done, setDone] = useState(0)
  const count = lessons.length
  useEffect(() => {
    if (!canSave() || count === 0) return
    let isCurrent = true
    void readCopy(slug).then((found) => {
      if (!isCurrent) return
      setCopy(found?.personId === personId ? found : null)
      setEstimate(estimateBytes(count + 2))
    })
    return () => {
      isCurrent = false
    }
  }, [slug, count, personId])
  const saving = useMutation({
    mutationFn: () => {
      setDone(0)
      const request = {
        personId,
        slug,
        title,
        updatedAt,
        lessons: lessons.map(({ id }) => [lessonHref(slug, id), addressOf(lessonQuery(slug, id))]),
        others: [
          `/courses/${slug}`,
          addressOf(courseQuery(slug)),
          '/courses',
          addressOf(coursesQuery(catalogue)),
          addressOf(coursesQuery({ ...catalogue, show: 'active' })),
        ],
      }
      return saveCopy(request, setDone)
    },
    networkMode: 'always',
    onSuccess: setCopy,
  })
  const removing = useMutation({
    mutationFn: () => removeCopy(slug),
    networkMode: 'always',
    onSuccess: () => setCopy(null),
  })
  return {
    isOffered: estimate !== null,
    estimate: estimate ?? 0,
    count,
    copy,
    done,
    isOutdated: copy !== null && copy.updatedAt !== updatedAt,
    save: () => saving.mutate(),
    remove: () => removing.mutate(),
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    hasFailed: saving.isError,
  }
}
