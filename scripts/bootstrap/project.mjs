// Everything in scripts/bootstrap runs on the system's Node, before anything is installed: plain JavaScript for Node
// 18, without dependencies.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** A problem the person at the keyboard can fix: only the message is shown, without a stack. */
export class BootstrapError extends Error {}

/** Runs a command's main function; a BootstrapError ends it with one line. */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
