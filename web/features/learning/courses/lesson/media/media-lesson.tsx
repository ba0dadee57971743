import type { ReactNode } from 'react'
import type { Lesson } from '#shared/features/learning/courses/lessons.contract.ts'
import type { LessonMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { lessonWeights } from '#shared/features/learning/courses/media/media-kinds.ts'
import { Card } from '#web/ui/card.tsx'
import { Article } from '../article.tsx'
import { MediaPlayer } from './media-player.tsx'
import { transcriptHtml } from './transcript-html.ts'
import { useWeight } from './use-weight.ts'
import { Weights } from './weights.tsx'

type MediaLessonProps = {
  lesson: Lesson
  media: LessonMedia
  language: string
  /** What finishes the lesson; it comes before the transcript. */
  rule: ReactNode
  onRead: (percent: number, position: number) => void
  onPlayed: (percent: number, seconds: number) => void
}

/** One lesson at three weights: to watch, to listen to, or to read. Nothing is loaded before it is chosen and played. */
export function MediaLesson({ lesson, media, language, rule, onRead, onPlayed }: MediaLessonProps) {
  const offered = lessonWeights.filter((weight) => weight === 'text' || media[weight] !== null)
  const { weight, choose } = useWeight(offered)
  const file = weight === 'text' ? null : media[weight]
  return (
    <>
      <Weights media={media} offered={offered} weight={weight} onChoose={choose} />
      {file ? (
        <>
          <MediaPlayer
            key={file.id}
            file={file}
            media={media}
            language={language}
            start={{ percent: lesson.progress.readPercent, seconds: lesson.progress.seconds }}
            isTracked={lesson.isEnrolled}
            onPlayed={onPlayed}
            rule={rule}
          />
          {lesson.html !== '' && (
            <Card>
              <Article html={lesson.html} language={language} startAt={0} isTracked={false} onRead={() => undefined} />
            </Card>
          )}
        </>
      ) : (
        <>
          <Card>
            <Article
              html={lesson.html + transcriptHtml(media)}
              language={language}
              startAt={lesson.progress.position}
              isTracked={lesson.isEnrolled}
              onRead={onRead}
            />
          </Card>
          {rule}
        </>
      )}
    </>
  )
}
