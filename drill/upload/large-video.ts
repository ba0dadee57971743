// Preloaded into the product: it accepts videos of up to 200 MB, and the drill sends a larger one.

import { fileKinds } from '#shared/features/base/files/file-kinds.ts'

Object.assign(fileKinds.video, { maxBytes: 512 * 1024 * 1024 })
