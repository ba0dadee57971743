// What demo companies ask for besides the résumé. Every question type appears.

import type { z } from 'zod'
import type { newForm } from '#shared/features/hiring/apply/apply-form.contract.ts'

export type DemoQuestion = z.input<typeof newForm>['questions'][number]

/** For any kind of work. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    type: 'long_text',
    label: 'Tell us about a decision at work you would make differently today.',
    help: 'A few sentences are enough. We read every one.',
    isRequired: true,
    max: 1_200,
  },
  {
    type: 'long_text',
    label: 'Which part of this job would take you longest to learn?',
    help: 'It helps us plan your first weeks. There is no wrong answer.',
    max: 800,
  },
  {
    type: 'short_text',
    label: 'What should we read, watch or try to see your work?',
    help: 'One thing, the one you are proudest of.',
    isRequired: true,
  },
  { type: 'short_text', label: 'How did you hear about us?' },
  {
    type: 'url',
    label: 'A link to something you made',
    help: 'A repository, a page, a talk, a drawing.',
  },
  {
    type: 'number',
    label: 'How many people were on your last team?',
    min: 1,
    max: 500,
  },
  { type: 'date', label: 'When could you start?', isRequired: true },
  {
    type: 'yes_no',
    label: 'We meet for a week twice a year, all expenses paid. Can you travel?',
    help: 'If not, tell us in your cover note. Not everyone can.',
    isRequired: true,
  },
  {
    type: 'yes_no',
    label: 'Do you have the right to work where you live, without sponsorship?',
    isRequired: true,
    knockout: ['no'],
  },
  {
    type: 'single',
    label: 'How would you like to start?',
    options: ['Full-time from day one', 'Part-time for the first month', 'A paid trial week'],
    isRequired: true,
  },
  {
    type: 'multi',
    label: 'Which times could you cover on the on-call rota?',
    options: ['Early mornings', 'Evenings', 'Saturdays', 'Sundays', 'None'],
    min: 1,
  },
  {
    type: 'file',
    label: 'A writing sample from work',
    help: 'A plan, a report, a review. Leave out anything confidential.',
  },
  { type: 'country', label: 'Which country would you work from?', isRequired: true },
  { type: 'timezone', label: 'Which time zone are you in most of the year?', isRequired: true },
  {
    type: 'salary_expectation',
    label: 'What are your pay expectations?',
    help: 'The range is in the job post. Give the amount you would accept.',
    isRequired: true,
    isPrivate: true,
  },
  { type: 'notice_period', label: 'How many days’ notice do you have to give?', isRequired: true },
]
