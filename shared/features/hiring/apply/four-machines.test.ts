// Invariants of the status machines involved in applying: who may do what, which statuses are final, and that every
// status is reachable.

import { describe, expect, it } from 'vitest'
import { recordingStatusMachine } from '#shared/features/base/recordings/recording-status.ts'
import { applicationStatusMachine, endedStatuses } from '#shared/features/hiring/applications/application-status.ts'
import { attemptStatusMachine } from '#shared/features/hiring/screeners/attempt-status.ts'
import { eventsFor, type StatusMachine } from '#shared/kit/status-machine.ts'
import { draftStatusMachine } from './draft-status.ts'

type Machine = StatusMachine<string, string, string>

const machines: Record<string, { machine: Machine; first: string; ends: readonly string[] }> = {
  draft: { machine: draftStatusMachine, first: 'started', ends: ['submitted', 'discarded'] },
  application: {
    machine: applicationStatusMachine,
    first: 'submitted',
    // Of the final statuses only one can be undone, and only by the company.
    ends: endedStatuses.filter((status) => status !== 'not_selected'),
  },
  attempt: { machine: attemptStatusMachine, first: 'not_started', ends: ['void'] },
  recording: { machine: recordingStatusMachine, first: 'recording', ends: ['discarded'] },
}

const actorsOf = ({ transitions }: Machine) => [...new Set(transitions.flatMap(({ by }) => by))]

function reachedFrom({ transitions }: Machine, first: string): Set<string> {
  const reached = new Set([first])
  for (const status of reached) for (const { from, to } of transitions) if (from === status) reached.add(to)
  return reached
}

describe.each(Object.entries(machines))('the status machine of a %s', (_name, { machine, first, ends }) => {
  it('can reach every status and never leaves a final one', () => {
    expect(reachedFrom(machine, first)).toEqual(new Set(machine.states))
    const left = machine.states.filter((status) =>
      actorsOf(machine).some((by) => eventsFor(machine, status, by).length),
    )
    expect(new Set(left)).toEqual(new Set(machine.states.filter((status) => !ends.includes(status))))
  })

  it('has one transition per status and event', () => {
    const keys = machine.transitions.flatMap(({ from, event, by }) => by.map((actor) => `${from} ${event} ${actor}`))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

const eventsOf = (machine: Machine, by: string) =>
  new Set(machine.states.flatMap((status) => eventsFor(machine, status, by)))

it('lets only the company move an application forward, only the applicant withdraw it, and the system only end it', () => {
  expect(eventsOf(applicationStatusMachine, 'talent')).toEqual(new Set(['withdraw', 'give_up']))
  expect(eventsOf(applicationStatusMachine, 'system')).toEqual(new Set(['look', 'close_job', 'expire']))
  expect(eventsFor(applicationStatusMachine, 'not_selected', 'company')).toEqual(['reopen'])
})

it('lets only the applicant send a draft, keep a recording or start a test', () => {
  expect(eventsOf(draftStatusMachine, 'system')).toEqual(new Set(['wait', 'resume', 'abandon', 'block', 'discard']))
  expect(eventsOf(recordingStatusMachine, 'system')).toEqual(new Set(['expire', 'erase']))
  expect(eventsOf(attemptStatusMachine, 'talent')).toEqual(new Set(['start', 'submit']))
  expect(eventsOf(attemptStatusMachine, 'system')).toEqual(new Set(['time_out', 'score']))
})
