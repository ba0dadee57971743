import type { Fault } from '../fault.ts'

export const learningFaults: readonly Fault[] = [
  {
    name: 'a failed quiz shows the right answers',
    kind: 'privacy',
    file: 'server/features/learning/courses/lessons.service.ts',
    find: 'right: isPassed ? right : null',
    replace: 'right',
    tests: ['server/features/learning/courses/courses.test.ts'],
  },
  {
    name: 'a quiz can be repeated at once',
    kind: 'missing condition',
    file: 'server/features/learning/courses/lessons.service.ts',
    find: "    if (quizOpensAt(before, asked, now)) throw fieldError(['answers'], tooSoon)\n",
    replace: '',
    tests: ['server/features/learning/courses/courses.test.ts'],
  },
  {
    name: 'a worse attempt lowers the result of a quiz',
    kind: 'lost update',
    file: 'server/features/learning/courses/lessons.service.ts',
    find: 'Math.max(before.quizPercent ?? 0, percent)',
    replace: 'percent',
    tests: ['server/features/learning/courses/courses.test.ts'],
  },
  {
    name: 'an offline device moves the player back',
    kind: 'lost update',
    file: 'server/features/learning/courses/lessons.service.ts',
    find: 'position: isOld ? before.position : (change.position ?? before.position)',
    replace: 'position: change.position ?? before.position',
    tests: ['server/features/learning/courses/courses.test.ts'],
  },
  {
    name: 'a cancelled place is not passed on',
    kind: 'lost step',
    file: 'server/features/learning/masterclass/registering/registering.service.ts',
    find: '    if (holdsPlace(own.status)) await offerPlaces(platform, tx, talk, now)\n',
    replace: '',
    tests: ['server/features/learning/masterclass/masterclass.test.ts'],
  },
  {
    name: 'newcomers overtake the waiting list',
    kind: 'missing condition',
    file: 'shared/features/learning/masterclass/registration-rules.ts',
    find: '(taken < capacity && waiting === 0)',
    replace: 'taken < capacity',
    tests: [
      'shared/features/learning/masterclass/registration-rules.test.ts',
      'server/features/learning/masterclass/masterclass.test.ts',
    ],
  },
]
