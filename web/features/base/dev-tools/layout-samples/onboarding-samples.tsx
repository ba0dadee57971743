import type { FrameSlots } from '#web/layouts/frame-slots.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { StepSegments } from '#web/ui/step-segments.tsx'
import { type Step, Stepper } from '#web/ui/stepper.tsx'
import styles from './samples.module.css'

const steps: Step[] = [
  { id: 'join', title: 'First step', state: 'done', status: 'Done' },
  { id: 'work', title: 'Second step', state: 'current', status: '3 left' },
  { id: 'end', title: 'Last step', state: 'ahead', status: 'After our review' },
]

export const eliteSlots: FrameSlots = {
  steps: <Stepper steps={steps} isOnDeep />,
  progress: <StepSegments progress={[1, 0.4, 0]} current={1} title="Second step" isOnDeep />,
  aside: (
    <>
      <h2>What it gives you</h2>
      <p>A few words about it.</p>
    </>
  ),
  status: 'Saved just now',
  actions: <Button>Ask your guide</Button>,
}

export const onboardingSlots: FrameSlots = {
  progress: <ProgressBar label="Questions" valueLabel="2 of 5" value={2} max={5} layout="bare" />,
  status: '214 jobs fit so far',
  foot: (
    <div className={styles.pair}>
      <Button>Back</Button>
      <Button variant="filled">Continue</Button>
    </div>
  ),
}
