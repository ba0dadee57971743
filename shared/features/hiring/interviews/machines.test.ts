import { describe, expect, it } from 'vitest'
import { eventsFor, next } from '#shared/kit/status-machine.ts'
import { interviewStatuses, interviewStatusMachine, isOverInterview, isUpcoming } from './interview-status.ts'
import { isClosedRequest, isOpenRequest, requestStatuses, requestStatusMachine } from './request-status.ts'

describe('an interview request', () => {
  it('is either open or closed, and nothing happens to a closed one', () => {
    for (const status of requestStatuses) {
      expect(isOpenRequest(status)).toBe(!isClosedRequest(status))
      const steps = (['talent', 'company', 'system'] as const).flatMap((by) =>
        eventsFor(requestStatusMachine, status, by),
      )
      expect(steps.length > 0).toBe(isOpenRequest(status))
    }
  })

  it('is accepted by the side that did not propose the times', () => {
    expect(next(requestStatusMachine, 'pending', 'accept', 'talent')).toBe('accepted')
    expect(next(requestStatusMachine, 'pending', 'accept', 'company')).toBe(null)
    expect(next(requestStatusMachine, 'countered', 'accept', 'company')).toBe('accepted')
    expect(next(requestStatusMachine, 'countered', 'accept', 'talent')).toBe(null)
  })
})

describe('an interview', () => {
  it('is in one list', () => {
    for (const status of interviewStatuses) expect(isUpcoming(status)).toBe(!isOverInterview(status))
  })

  it('gets its outcome from the company, and its clock from the system', () => {
    expect(next(interviewStatusMachine, 'awaiting_feedback', 'complete', 'company')).toBe('completed')
    expect(next(interviewStatusMachine, 'awaiting_feedback', 'complete', 'talent')).toBe(null)
    expect(next(interviewStatusMachine, 'scheduled', 'start', 'company')).toBe(null)
    expect(next(interviewStatusMachine, 'in_progress', 'miss_company', 'talent')).toBe('no_show_company')
    expect(next(interviewStatusMachine, 'in_progress', 'miss_company', 'company')).toBe(null)
  })
})
