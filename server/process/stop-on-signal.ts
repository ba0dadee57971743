/** Below the 25 to 30 seconds after which service managers kill. */
const STOP_WITHIN_MS = 24_000

/** Shuts down cleanly, once: a second Ctrl-C, or the same signal forwarded by npm, must not interrupt it. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      console.info('Stopping…')
      setTimeout(() => {
        console.error(`Not everything stopped within ${STOP_WITHIN_MS / 1000} seconds; nothing acknowledged is lost.`)
        process.exit(1)
      }, STOP_WITHIN_MS).unref()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
