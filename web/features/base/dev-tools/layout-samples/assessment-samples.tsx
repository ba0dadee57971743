import type { FrameSlots } from '#web/layouts/frame-slots.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { sampleJob } from './sample-page.tsx'
import styles from './samples.module.css'

const questions = Array.from({ length: 12 }, (_, index) => index + 1)

export const assessmentSlots: FrameSlots = {
  subject: sampleJob,
  status: 'Saved 4 s ago',
  actions: (
    <>
      <Button>Pause</Button>
      <Button variant="outline">Finish</Button>
    </>
  ),
  progress: <ProgressBar label="Answered" valueLabel="5 of 12" value={5} max={12} layout="bare" />,
  aside: (
    <>
      <h2>Questions</h2>
      <ol role="list" className={styles.questions}>
        {questions.map((number) => (
          <li key={number} className={styles.question}>
            {number}
          </li>
        ))}
      </ol>
    </>
  ),
  foot: (
    <div className={styles.pair}>
      <Button>Back</Button>
      <Button variant="filled">Next</Button>
    </div>
  ),
}
