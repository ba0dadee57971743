import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const LINGUI = 'node_modules/@lingui/cli/dist/lingui.js'

/** For tests, which would otherwise read the catalogues of the last build. */
export async function setup() {
  // Lingui looks for its own sources when it believes that its own tests are running.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [LINGUI, 'compile'], { env })
}
