// Splits long work into tasks, so that the browser can paint and respond in between.

type Scheduler = { yield?: () => Promise<void> }

/** Resolves in a new task: ahead of queued tasks where the browser has `scheduler.yield`, otherwise after them. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    // Timers would be delayed in hidden tabs and after several in a row.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
