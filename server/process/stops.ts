export type Stops = {
  add(step: () => Promise<unknown>): void
  run(): Promise<void>
}

/** Stops what was started in reverse order, each once. */
export function createStops(): Stops {
  const steps: (() => Promise<unknown>)[] = []
  return {
    add: (step) => void steps.push(step),
    async run() {
      for (const step of steps.splice(0).toReversed()) await step()
    },
  }
}
