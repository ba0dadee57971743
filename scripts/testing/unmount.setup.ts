// Web tests share one document per worker: unmount what a test has rendered, so that the next file does not find it.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
