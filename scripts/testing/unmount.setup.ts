// Web tests share one document per worker: unmount what a test rendered so that the next file starts clean.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
