// A status machine is a table of transitions. The service asks `next`, the UPDATE has `WHERE status = from`, and the
// web shows the buttons in `eventsFor`. Every question about a status is a predicate next to its machine; `npm run
// check` fails if a status is compared anywhere else.

export type Transition<Status extends string, Event extends string, Actor extends string> = {
  from: Status
  event: Event
  to: Status
  by: readonly Actor[]
}

export type StatusMachine<Status extends string, Event extends string, Actor extends string> = {
  states: readonly Status[]
  transitions: readonly Transition<Status, Event, Actor>[]
}

export const statusMachine = <Status extends string, Event extends string, Actor extends string>(
  machine: StatusMachine<Status, Event, Actor>,
): StatusMachine<Status, Event, Actor> => machine

export function next<S extends string, E extends string, A extends string>(
  machine: StatusMachine<S, E, A>,
  from: S,
  event: E,
  by: A,
): S | null {
  return machine.transitions.find((t) => t.from === from && t.event === event && t.by.includes(by))?.to ?? null
}

export function eventsFor<S extends string, E extends string, A extends string>(
  machine: StatusMachine<S, E, A>,
  from: S,
  by: A,
): E[] {
  return machine.transitions.filter((t) => t.from === from && t.by.includes(by)).map((t) => t.event)
}

/** The step was already taken, for example by the first of two clicks. */
export const hasHappened = <S extends string, E extends string, A extends string>(
  machine: StatusMachine<S, E, A>,
  status: S,
  event: E,
): boolean => machine.transitions.some((t) => t.event === event && t.to === status)

/** A question about a status. Code calls it; a query uses its `statuses`. */
export type StatusPredicate<Status extends string, Matching extends Status> = {
  (status: Status | null | undefined): status is Matching
  readonly statuses: readonly Matching[]
}

/** Curried, so that the machine's status type is given explicitly and the matching ones are inferred. */
export const statusPredicates =
  <Status extends string>() =>
  <const Matching extends Status>(...statuses: readonly Matching[]): StatusPredicate<Status, Matching> => {
    const words: readonly string[] = statuses
    const matches = (status: Status | null | undefined): status is Matching => words.includes(status ?? '')
    return Object.assign(matches, { statuses })
  }
