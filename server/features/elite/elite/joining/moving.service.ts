// The only place where an application, one of its forms or a reviewer's question changes status.

import { statusMover } from '#server/platform/db/transition.ts'
import { formStatusMachine } from '#shared/features/elite/elite/elite-form-status.ts'
import { questionStatusMachine } from '#shared/features/elite/elite/elite-question-status.ts'
import { eliteStatusMachine } from '#shared/features/elite/elite/elite-status.ts'
import { eliteApplications, eliteEvents, eliteForms, eliteQuestions } from '../elite.tables.ts'

const events = eliteEvents

export const moveApplication = statusMover({ machine: eliteStatusMachine, table: eliteApplications, events })
export const moveForm = statusMover({ machine: formStatusMachine, table: eliteForms, events })
export const moveQuestion = statusMover({ machine: questionStatusMachine, table: eliteQuestions, events })
