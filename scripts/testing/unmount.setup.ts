// Web tests share one document per worker: unmount what a test rendered so that the next file starts clean.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })
afterEach(cleanup)
