// A status machine is a table of transitions. The service asks `next`, the UPDATE carries `WHERE status = from`, the web
// offers the buttons of `eventsFor`: no status word is compared anywhere else.

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
