import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type { Random } from '../random.ts'

type Stage = JobFields['stages'][number]

const beginnings: readonly Stage[][] = [
  [{ name: 'We read what you sent', kind: 'review' }],
  [
    { name: 'We read what you sent', kind: 'review' },
    { name: 'Twenty minutes by video', kind: 'screening' },
  ],
  [{ name: 'Written questions', kind: 'screening' }],
]

const middles: readonly Stage[][] = [
  [{ name: 'Talk with the team', kind: 'interview' }],
  [
    { name: 'Work sample, paid', kind: 'task' },
    { name: 'Talk about your sample', kind: 'interview' },
  ],
  [
    { name: 'Skill test', kind: 'test' },
    { name: 'Talk with two colleagues', kind: 'interview' },
  ],
  [
    { name: 'Talk with your future lead', kind: 'interview' },
    { name: 'A day together, paid', kind: 'task' },
  ],
]

const ends: readonly Stage[][] = [
  [{ name: 'Offer', kind: 'offer' }],
  [
    { name: 'References, if you agree', kind: 'references' },
    { name: 'Offer', kind: 'offer' },
  ],
]

export const drawStages = (random: Random): Stage[] => [beginnings, middles, ends].flatMap((part) => random.pick(part))
