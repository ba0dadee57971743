import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type { Random } from '../random.ts'

type Stage = JobFields['stages'][number]

const beginnings: readonly Stage[][] = [
  [{ name: 'Application review', kind: 'review' }],
  [
    { name: 'Application review', kind: 'review' },
    { name: '20-minute video call', kind: 'screening' },
  ],
  [{ name: 'Written questions', kind: 'screening' }],
]

const middles: readonly Stage[][] = [
  [{ name: 'Team interview', kind: 'interview' }],
  [
    { name: 'Paid work sample', kind: 'task' },
    { name: 'Work sample review', kind: 'interview' },
  ],
  [
    { name: 'Skill test', kind: 'test' },
    { name: 'Interview with two colleagues', kind: 'interview' },
  ],
  [
    { name: 'Interview with your future manager', kind: 'interview' },
    { name: 'Paid trial day', kind: 'task' },
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
