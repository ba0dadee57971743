import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { MAX_LESSON_NOTE, MAX_QUOTE } from '#shared/features/learning/courses/course-kinds.ts'
import type { Lesson, LessonNote, lessons } from '#shared/features/learning/courses/lessons.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { lessonQuery } from '../course-queries.ts'
import styles from './lesson.module.css'

/** Private notes; text selected in the lesson is kept with the note as a quote. */
export function Notes({ slug, lesson }: { slug: string; lesson: Lesson }) {
  const { t } = useLingui()
  const { save, remove, isSaving, problem } = useNotes(slug, lesson.id)
  const [text, setText] = useState('')
  const [quote, setQuote] = useQuote()
  const field = useRef<HTMLTextAreaElement>(null)
  const add = () => {
    if (text.trim() === '' || isSaving) return
    save({ quote, text }, () => {
      setText('')
      setQuote('')
      field.current?.focus()
    })
  }
  return (
    <Card
      title={<Trans>Your notes</Trans>}
      aside={
        <span className={styles.small}>
          <Trans>Only you</Trans>
        </span>
      }
    >
      <div className={styles.notes}>
        {lesson.notes.length === 0 && (
          <p className={styles.small}>
            <Trans>Select a sentence in the lesson, and it is kept with your note as a quote.</Trans>
          </p>
        )}
        <ul role="list" className={styles.list}>
          {lesson.notes.map((note) => (
            <NoteItem key={note.id} note={note} onRemove={() => remove(note.id, () => field.current?.focus())} />
          ))}
        </ul>
        <form
          className={styles.notes}
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          {quote !== '' && (
            <>
              <blockquote className={styles.quote}>
                <bdi translate="no">{quote}</bdi>
              </blockquote>
              <div>
                <PlainButton
                  variant="text"
                  onPress={() => {
                    setQuote('')
                    field.current?.focus()
                  }}
                >
                  <Trans>Remove the quote</Trans>
                </PlainButton>
              </div>
            </>
          )}
          <textarea
            ref={field}
            className={styles.field}
            aria-label={t`New note`}
            placeholder={t`New note`}
            rows={3}
            maxLength={MAX_LESSON_NOTE}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div>
            <PlainButton type="submit" isPending={isSaving}>
              <Trans>Add note</Trans>
            </PlainButton>
          </div>
        </form>
      </div>
    </Card>
  )
}

/** The last text selected in the lesson. It is kept because the browser clears the selection when the note field gets the focus. */
function useQuote() {
  const [quote, setQuote] = useState('')
  useEffect(() => {
    const keep = () => {
      const selected = selectedText()
      if (selected !== '') setQuote(selected)
    }
    document.addEventListener('selectionchange', keep)
    return () => document.removeEventListener('selectionchange', keep)
  }, [])
  return [quote, setQuote] as const
}

function selectedText(): string {
  const selection = window.getSelection()
  if (!selection?.anchorNode?.parentElement?.closest('[data-quotable]')) return ''
  return String(selection).trim().slice(0, MAX_QUOTE)
}

function NoteItem({ note: { quote, text }, onRemove }: { note: LessonNote; onRemove: () => void }) {
  return (
    <li className={styles.note}>
      {quote !== '' && (
        <blockquote className={styles.quote}>
          <bdi translate="no">{quote}</bdi>
        </blockquote>
      )}
      <p className={styles.noteText}>
        <bdi translate="no">{text}</bdi>
      </p>
      <PlainButton variant="text" onPress={onRemove}>
        <Trans>Delete</Trans>
        <span className="visually-hidden">
          {' '}
          <bdi translate="no">{text.slice(0, 40)}</bdi>
        </span>
      </PlainButton>
    </li>
  )
}

function useNotes(slug: string, lessonId: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  // Kept until the note is saved: sending it again after a lost answer saves one note, not two.
  const [noteId, setNoteId] = useState(() => crypto.randomUUID())
  const refresh = () => cache.invalidateQueries({ queryKey: lessonQuery(slug, lessonId).queryKey })
  const saving = useMutation({
    mutationFn: (note: { quote: string; text: string }) =>
      callApi<typeof lessons.saveNote>(client, 'PUT /talent/api/courses/:slug/notes/:noteId', {
        params: { slug, noteId },
        body: { lessonId, ...note },
      }),
    onSuccess: async () => {
      setNoteId(crypto.randomUUID())
      await refresh()
    },
  })
  const removing = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof lessons.removeNote>(client, 'DELETE /talent/api/courses/:slug/notes/:noteId', {
        params: { slug, noteId: id },
      }),
    onSuccess: refresh,
  })
  const error = saving.error ?? removing.error
  const [message] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return {
    save: (note: { quote: string; text: string }, onSaved: () => void) => saving.mutate(note, { onSuccess: onSaved }),
    remove: (id: string, onRemoved: () => void) => removing.mutate(id, { onSuccess: onRemoved }),
    isSaving: saving.isPending,
    problem: message ?? describeFailure(i18n, error),
  }
}
