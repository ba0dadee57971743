// What companies of the demo world ask beside the résumé. Every type of question appears.

import type { z } from 'zod'
import type { newForm } from '#shared/features/hiring/apply/apply-form.contract.ts'

export type DemoQuestion = z.input<typeof newForm>['questions'][number]

/** Asked of anybody, whatever the work is. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    type: 'long_text',
    label: 'Tell us about a decision at work that you would make differently today.',
    help: 'A few sentences are enough. We read every one.',
    isRequired: true,
    max: 1_200,
  },
  {
    type: 'long_text',
    label: 'Which part of this job would you be slowest at in the first month?',
    help: 'It helps us to plan your first weeks. There is no wrong answer.',
    max: 800,
  },
  {
    type: 'short_text',
    label: 'What should we read, watch or try to see your work?',
    help: 'One thing, the one you are proudest of.',
    isRequired: true,
  },
  { type: 'short_text', label: 'How did you hear of us?' },
  {
    type: 'url',
    label: 'A link to something you made',
    help: 'A repository, a page, a talk, a drawing.',
  },
  {
    type: 'number',
    label: 'How many people did the last team you worked in have?',
    min: 1,
    max: 500,
  },
  { type: 'date', label: 'From which day on could you start?', isRequired: true },
  {
    type: 'yes_no',
    label: 'We meet for a week twice a year, and pay for it. Can you come?',
    help: 'If not, say so in the note. Not everybody does.',
    isRequired: true,
  },
  {
    type: 'yes_no',
    label: 'Are you allowed to work where you live, without us asking anybody for a permit?',
    isRequired: true,
    knockout: ['no'],
  },
  {
    type: 'single',
    label: 'How would you like to begin?',
    options: ['Full hours from the first day', 'Fewer hours for the first month', 'A paid week on trial'],
    isRequired: true,
  },
  {
    type: 'multi',
    label: 'Which hours of the week could you be on call, in turns?',
    options: ['Early mornings', 'Evenings', 'Saturdays', 'Sundays', 'None'],
    min: 1,
  },
  {
    type: 'file',
    label: 'A page of something you wrote at work',
    help: 'A plan, a report, a review. Leave out what is secret.',
  },
  { type: 'country', label: 'In which country would you work?', isRequired: true },
  { type: 'timezone', label: 'In which time zone are you most of the year?', isRequired: true },
  {
    type: 'salary_expectation',
    label: 'What do you expect to be paid?',
    help: 'The range stands in the job. Ask for what you would say yes to.',
    isRequired: true,
    isPrivate: true,
  },
  { type: 'notice_period', label: 'How many days’ notice do you have to give?', isRequired: true },
]
