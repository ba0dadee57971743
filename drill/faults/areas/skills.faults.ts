import type { Fault } from '../fault.ts'

export const skillsFaults: readonly Fault[] = [
  {
    name: 'a link to a claimed invitation opens it for somebody else',
    kind: 'missing owner check',
    file: 'server/features/skills/assessments/own/own-assessments.service.ts',
    find: "  ensure(row.personId === null || row.personId === viewer.id, 'not_found')\n  return row\n}\n\nexport async function listOwn",
    replace: '  return row\n}\n\nexport async function listOwn',
    tests: ['server/features/skills/assessments/assessments.test.ts'],
  },
  {
    name: 'a comparison with a single person is shown',
    kind: 'privacy',
    file: 'server/features/hiring/screeners/taking/invited-attempts.service.ts',
    find: 'people < MIN_COMPARED ? null',
    replace: 'people < 1 ? null',
    tests: ['server/features/skills/assessments/assessments.test.ts'],
  },
  {
    name: 'companies read the questions of the library',
    kind: 'privacy',
    file: 'server/features/skills/assessments/company/review.service.ts',
    find: 'answers: row.skill === null ? answers : []',
    replace: 'answers',
    tests: ['server/features/skills/assessments/assessments.test.ts'],
  },
  {
    name: 'companies learn who has extra time',
    kind: 'privacy',
    file: 'server/features/skills/assessments/company/review.service.ts',
    find: "minutesOf({ ...row, extraTime: 'none' }, minutes)",
    replace: 'minutesOf(row, minutes)',
    tests: ['server/features/skills/assessments/assessments.test.ts'],
  },
  {
    name: 'the second marker sees the marks of the first',
    kind: 'privacy',
    file: 'server/features/skills/assessments/company/review.service.ts',
    find: "stage === 'done' || stage === 'third' ? markings : markings.filter((one) => one.markerId === viewer.id)",
    replace: 'markings',
    tests: ['server/features/skills/assessments/company/marking.test.ts'],
  },
  {
    name: 'a result is marked again without a reason',
    kind: 'missing condition',
    file: 'server/features/skills/assessments/company/marking.service.ts',
    find: "    if (!isFirst && note === '') throw fieldError(['note'], noNote)\n",
    replace: '',
    tests: [
      'server/features/skills/assessments/company/marking.test.ts',
      'server/features/skills/assessments/assessments.test.ts',
    ],
  },
  {
    name: 'a retake keeps the points of the first attempt',
    kind: 'lost reset',
    file: 'server/features/skills/assessments/company/appeals.service.ts',
    find: 'facts: { ...untaken, expiresAt',
    replace: 'facts: { expiresAt',
    tests: ['server/features/skills/assessments/company/appeals.test.ts'],
  },
]
