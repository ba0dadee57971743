import type { FrameSlots } from '#web/layouts/frame-slots.tsx'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { StepSegments } from '#web/ui/step-segments.tsx'
import { sampleJob } from './sample-page.tsx'

const progress = <StepSegments progress={[1, 0.5, 0, 0, 0]} current={1} title="Questions" />

export const applySlots: FrameSlots = {
  subject: sampleJob,
  status: 'Saved',
  progress,
  aside: (
    <Card title="Before you send">
      <DefinitionList
        items={[
          { term: 'Pay', value: 'As the job says' },
          { term: 'Closes', value: '30 Nov, 23:59 your time' },
        ]}
      />
    </Card>
  ),
}

export const applyOnboardingSlots: FrameSlots = { subject: sampleJob, status: 'Saved', progress }
