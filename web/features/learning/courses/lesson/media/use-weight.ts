import { useState, useSyncExternalStore } from 'react'
import { type LessonWeight, lessonWeights } from '#shared/features/learning/courses/media/media-kinds.ts'

const KEY = 'lesson-weight'

type Connection = { saveData?: boolean }

const subscribe = () => () => undefined

/** Chosen once, remembered on this device. Whoever saves data starts with the text. */
export function useWeight(offered: readonly LessonWeight[]) {
  const [chosen, setChosen] = useState<LessonWeight | null>(null)
  // The server knows neither the device nor the connection.
  const usual = useSyncExternalStore(subscribe, readUsual, () => null)
  const wanted = chosen ?? usual
  const weight = wanted !== null && offered.includes(wanted) ? wanted : (offered[0] ?? 'text')
  const choose = (next: LessonWeight) => {
    setChosen(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Storage may be disabled; the choice then lasts for this lesson.
    }
  }
  return { weight, choose }
}

function readUsual(): LessonWeight | null {
  const { connection } = navigator as { connection?: Connection }
  try {
    const stored = lessonWeights.find((one) => one === localStorage.getItem(KEY))
    return stored ?? (connection?.saveData ? 'text' : null)
  } catch {
    return null
  }
}
